import { schemePlaceAt } from '@clearbench/iso20022/grammar/scheme-place';
import type { Fix, Fixing } from '@clearbench/rules/quick-fixes/fix';
import type { Range } from '@clearbench/rules/quick-fixes/ranges';
import { editDistance } from '@clearbench/validation-engine/nearest';
import type { OpenElement } from '@clearbench/xml/text-index/open-element';
import { attributesBetween } from '@clearbench/xml/text-index/tag-attributes';
import { currencies, valuesAt } from '../language/code-values.ts';
import { namesInMessage } from '../language/complete-value.ts';

const mostOffered = 3;
const mostCompared = 2_000;

const plain = (code: string): string => code.trim().toUpperCase();

/** The element's value, when it is one text and nothing else. */
const valueRange = (text: string, from: number): Range | undefined => {
  const to = text.indexOf('<', from);
  return to < 0 || text[to + 1] !== '/' ? undefined : { from, to };
};

const mostLike = (value: string, codes: readonly string[], range: Range): readonly Fix[] =>
  codes
    .map((code) => ({ code, edits: editDistance(plain(value).slice(0, 40), plain(code)) }))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, mostOffered)
    .map(({ code }, position) => ({
      kind: 'code',
      value: code,
      edits: [{ ...range, text: code }],
      ...(position === 0 ? { isPreferred: true } : {}),
    }));

/** The currency that a rule expects, else those most similar to the value of the attribute. */
const currencyFixes = (
  { text, finding, grammar, language }: Fixing,
  element: OpenElement,
): readonly Fix[] | undefined => {
  const { value = '', expected = '' } = finding;
  const attribute = attributesBetween(text, element.nameTo, element.to).find(({ name }) => name === 'Ccy');
  if (attribute === undefined || attribute.value !== value) return undefined;
  const codes = currencies(grammar.profile, language).map(({ code }) => code);
  const wanted = codes.includes(expected) ? [expected] : codes;
  return mostLike(value, codes.includes(value) && wanted === codes ? [] : wanted, {
    from: attribute.valueFrom,
    to: attribute.valueTo,
  });
};

/** The most similar codes among those that are valid at the place. */
export const codeFixes = (fixing: Fixing): readonly Fix[] => {
  const { index, text, offset, finding, grammar, language } = fixing;
  const { value = '' } = finding;
  // The place of a value is its first sign; that of an empty one its tag.
  const open = index.within(text[offset] === '<' ? offset + 1 : offset);
  const places = grammar.along(open);
  const placed = places.at(-1);
  const element = open.at(-1);
  if (placed?.type.kind !== 'value' || element === undefined || value === '') return [];
  const ofCurrency = currencyFixes(fixing, element);
  if (ofCurrency !== undefined) return ofCurrency;
  const range = valueRange(text, element.to);
  if (range === undefined || text.slice(range.from, range.to).trim() !== value.trim()) return [];
  const names = namesInMessage(open, places);
  const { type, model } = placed;
  const allowed = schemePlaceAt(text, open, places, grammar.profile)?.element?.value;
  const values = valuesAt({ names, type, messageType: model.name, allowed }, grammar.profile, language).filter(
    ({ isOutside, outsideSubset }) => !isOutside && !outsideSubset,
  );
  if (values.some(({ code }) => code === value)) return [];
  const codes = values.filter(({ code }) => code !== value).slice(0, mostCompared);
  if (placed.type.value.kind === 'date') return [];
  return mostLike(
    value,
    codes.map(({ code }) => code),
    range,
  );
};
