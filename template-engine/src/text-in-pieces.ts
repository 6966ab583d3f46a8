import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import { fillingForm } from './filled-form.ts';
import { renderedPieces } from './render.ts';
import type { RenderContext } from './render-context.ts';

/** The text of a template in chunks, some of them empty, so that other work can run in between. */
export function* textInPieces(
  template: TemplateContent,
  values: TemplateValues,
  renderContext: RenderContext,
): Generator<string, void> {
  const form = yield* fillingForm(template.sections, values, renderContext);
  yield* renderedPieces(template, form);
}
