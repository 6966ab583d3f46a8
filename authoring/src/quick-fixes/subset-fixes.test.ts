import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { grammarOf } from '@clearbench/iso20022/grammar/grammar';
import type { Profile } from '@clearbench/iso20022/profile';
import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { validate } from '@clearbench/validator/validate';
import { nextMarkup } from '@clearbench/xml/text-index/markup';
import { createTextIndex } from '@clearbench/xml/text-index/text-index';
import { choicesAt } from '../language/completion.ts';
import { subsetNameOf } from '../language/subset-name.ts';
import { editedText, offeredFixes } from './offered-fixes.ts';

const samples = (['2019', '2021', '2023', '2025'] as const)
  .flatMap(cleanSamples)
  .filter(({ text, profile }) => subsetNameOf(createTextIndex(text), grammarOf(profile)) !== undefined);

const reportOn = (text: string, profile: Profile): readonly ValidationMessage[] =>
  validate(new TextEncoder().encode(text), profile).validationMessages;

const errorsIn = (messages: readonly ValidationMessage[]) =>
  messages.filter(({ severity }) => severity === 'Error').map(({ textKey }) => textKey);

/** The text after the first fix that the editor offers for the first finding of a rule. */
const fixedText = (text: string, profile: Profile, ruleId: string): string | undefined => {
  const finding = reportOn(text, profile).find((one) => one.ruleId === ruleId);
  if (finding === undefined) return undefined;
  const lines = text.split('\n');
  const offset = lines.slice(0, finding.line - 1).reduce((sum, line) => sum + line.length + 1, finding.column - 1);
  const grammar = grammarOf(profile);
  const [fix] = offeredFixes({ index: createTextIndex(text), text, offset, finding, grammar, language: 'en' });
  return fix === undefined ? 'no fix' : editedText(text, fix.edits);
};

/** The text without each of its elements, by the name of the element. */
const withoutElements = (text: string): readonly { readonly name: string; readonly without: string }[] => {
  const found: { name: string; without: string }[] = [];
  for (let markup = nextMarkup(text, 0); markup !== undefined; markup = nextMarkup(text, markup.to)) {
    const name = text.slice(markup.nameFrom, markup.nameTo);
    const end = markup.kind === 'open' ? text.indexOf(`</${name}>`, markup.to) : -1;
    if (end < 0) continue;
    found.push({ name, without: text.slice(0, markup.from).trimEnd() + text.slice(end + name.length + 3) });
  }
  return found;
};

/** Errors after a fix that compare the inserted value with what only the user knows: the original, the other statuses. */
const comparisons = ['R-02.amount', 'R-02.date', 'R-11.assigner', 'R-18.accepted', 'R-18.rejected'];

describe('the fixes of the subset', () => {
  let inserted = 0;

  it.each(samples)(
    '$name: insert each required element, empty only where the user alone knows the value',
    ({ text, profile }) => {
      for (const { name, without } of withoutElements(text)) {
        const before = reportOn(without, profile);
        if (before.filter(({ severity }) => severity === 'Error').some(({ ruleId }) => ruleId !== 'E-02')) continue;
        const after = fixedText(without, profile, 'E-02');
        if (after === undefined) continue;
        inserted += 1;
        const empty = after.split('\n').map((line) => /<([\w.]+)[^>]*><\/\1>/.test(line));
        const isComparison = ({ textKey }: ValidationMessage) => comparisons.includes(textKey.replace('finding.', ''));
        const others = reportOn(after, profile)
          .filter(({ line }) => !empty[line - 1])
          .filter((one) => !isComparison(one));
        expect([name, errorsIn(others)]).toEqual([name, []]);
      }
    },
  );

  it('insert hundreds of elements', () => expect(inserted).toBeGreaterThan(200));

  it.each(samples)(
    '$name: remove each element that only ISO 20022 allows, and leave the text as it was',
    ({ text, profile }) => {
      const index = createTextIndex(text);
      const grammar = grammarOf(profile);
      let removed = 0;
      for (let markup = nextMarkup(text, 0); markup !== undefined; markup = nextMarkup(text, markup.to)) {
        if (markup.kind !== 'close') continue;
        const choices = choicesAt(index, markup.to, grammar, 'en', true);
        for (const { label, outsideSubset } of choices.filter((choice) => choice.outsideSubset !== undefined)) {
          const surplus = `${text.slice(0, markup.to)}<${label}/>${text.slice(markup.to)}`;
          const ruleId = outsideSubset?.isConfirmed === undefined ? '' : 'E-01';
          const after = fixedText(surplus, profile, ruleId);
          if (after === undefined) continue;
          expect([label, after === text]).toEqual([label, true]);
          removed += 1;
        }
      }
      expect(removed).toBeGreaterThan(5);
    },
  );
});
