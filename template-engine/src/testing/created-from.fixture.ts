import type { TemplateValues } from '@clearbench/contracts/template/layout';
import type { ExportedTemplate } from '@clearbench/contracts/template/template-export';
import type { RenderContext } from '../render-context.ts';
import { textInPieces } from '../text-in-pieces.ts';
import { sampleRenderContext } from './render-context.fixture.ts';

type Made = Partial<Omit<RenderContext, 'dice'>> & {
  readonly seed?: number;
  readonly values?: Partial<TemplateValues>;
};

/** The text of a template with its defaults, given values, and the sample context. */
export const createdFrom = ({ content }: ExportedTemplate, { seed = 1, values, ...changes }: Made = {}): string =>
  [...textInPieces(content, { fileName: 'sample', fields: {}, ...values }, sampleRenderContext(changes, seed))].join(
    '',
  );
