import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import { fillingForm } from './filled-form.ts';
import type { Occasion } from './occasion.ts';
import { renderedPieces } from './render.ts';

/** The text a template makes, piece by piece, some of them empty: whoever collects them may do other things between. */
export function* textInPieces(
  template: TemplateContent,
  values: TemplateValues,
  occasion: Occasion,
): Generator<string, void> {
  const form = yield* fillingForm(template.sections, values, occasion);
  yield* renderedPieces(template, form);
}
