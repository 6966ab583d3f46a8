import type { TemplateValues } from '@clearbench/contracts/template/layout';
import type { Occasion } from '../occasion.ts';
import { sampleOccasion } from '../sample-occasion.ts';
import { textInPieces } from '../text-in-pieces.ts';
import type { DayOneTemplate } from './template.ts';

type Made = Partial<Omit<Occasion, 'dice'>> & { readonly seed?: number; readonly values?: Partial<TemplateValues> };

/** The text a template makes on the sample occasion, of its defaults and the values given. */
export const createdFrom = ({ content }: DayOneTemplate, { seed = 1, values, ...changes }: Made = {}): string =>
  [...textInPieces(content, { fileName: 'sample', fields: {}, ...values }, sampleOccasion(changes, seed))].join('');
