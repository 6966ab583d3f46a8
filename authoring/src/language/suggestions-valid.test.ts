import { elementText } from '@clearbench/iso20022/grammar/element-text';
import { grammarOf } from '@clearbench/iso20022/grammar/grammar';
import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { rule as outsideRule } from '@clearbench/rules/elements/e-01-element-outside-the-subset/rule';
import { rule as repeatedRule } from '@clearbench/rules/elements/e-03-repeated-element/rule';
import { validate } from '@clearbench/validator/validate';
import { nextMarkup } from '@clearbench/xml/text-index/markup';
import { createTextIndex } from '@clearbench/xml/text-index/text-index';
import { choicesAt } from './completion.ts';

const grammar = grammarOf(sctProfile);
const misplaced = ['order', 'tooMany', 'tooManyOne', 'choice', 'unknown', 'unknownNearest'].map(
  (variant) => `finding.T-03.${variant}`,
);

/** Whether the validator finds the element in a wrong place where it is put. */
const isMisplaced = (text: string, offset: number, element: string): boolean =>
  validate(new TextEncoder().encode(text.slice(0, offset) + element + text.slice(offset)), sctProfile, {
    rules: [],
  }).validationMessages.some(({ textKey }) => misplaced.includes(textKey));

/** Offsets between the tags of a text, where elements could be put. */
const gapsOf = (text: string): readonly number[] => {
  const gaps: number[] = [];
  for (let markup = nextMarkup(text, 0); markup !== undefined; markup = nextMarkup(text, markup.to))
    if (text[markup.to] === '<' || text[markup.to] === '\n') gaps.push(markup.to);
  return gaps;
};

/** Whether the scheme's rules report the element, or the one more of it, where it is put. */
const isOutside = (text: string, offset: number, element: string): boolean =>
  validate(new TextEncoder().encode(text.slice(0, offset) + element + text.slice(offset)), sctProfile, {
    rules: [outsideRule, repeatedRule],
  }).validationMessages.some(({ ruleId }) => ruleId === 'E-01' || ruleId === 'E-03');

describe('what may be chosen', () => {
  it.each([
    ['a payment', pacs008()],
    ['a return', pacs004()],
  ])('in %s is what the validator finds no fault with, and all of it', (_, text) => {
    const index = createTextIndex(text);
    let requested = 0;
    let outside = 0;
    for (const offset of gapsOf(text)) {
      const { open } = index.at(offset);
      const placed = grammar.along(open).at(-1);
      if (placed?.type.kind !== 'sequence' && placed?.type.kind !== 'choice') continue;
      const { model, type } = placed;
      const offered = (showsAll: boolean) =>
        choicesAt(index, offset, grammar, 'en', showsAll).filter(({ kind }) => kind === 'element');
      const [inSubset, ofIso] = [offered(false), offered(true)];
      for (const use of type.elements) {
        const form = { prefix: '', isSnippet: false, indent: '' };
        const written = elementText({ model, type: model.typeNamed(use.type) }, use.name, form).text;
        const isIn = (choices: typeof ofIso) => choices.some(({ label }) => label === use.name);
        const where = `${use.name} in ${open.at(-1)?.local} at ${offset}`;
        const fits = !isMisplaced(text, offset, written);
        expect([where, isIn(ofIso)]).toEqual([where, fits]);
        const isRefused = fits && isOutside(text, offset, written);
        expect([where, isIn(inSubset)]).toEqual([where, fits && !isRefused]);
        if (isRefused) outside += 1;
        requested += 1;
      }
    }
    expect(requested).toBeGreaterThan(500);
    expect(outside).toBeGreaterThan(50);
  });
});
