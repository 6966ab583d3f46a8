import { readCodeTexts } from '../code-sets/texts/read-code-texts.ts';
import texts from './enumeration-texts.json' with { type: 'json' };

/** The meanings of codes that the message definitions list themselves, by the elements that contain them. */
export const enumerationTexts = readCodeTexts(texts);

const textsOf = (element: string, codes: readonly string[]): readonly string[] => {
  const texts = enumerationTexts.find(
    ({ sets, texts }) => sets.includes(element) && codes.some((code) => texts.has(code)),
  );
  return [...(texts?.texts.keys() ?? [])];
};

/** Codes that may stand in an element, in the order of their texts, which is that of their use; others behind them. */
export const usualFirst = (element: string, codes: readonly string[]): readonly string[] => {
  const order = textsOf(element, codes);
  const rank = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length);
  return codes.toSorted((a, b) => rank(a) - rank(b));
};

/** The code nearly every payment has in an element; undefined where none is known to be. */
export const usualCode = (element: string, codes: readonly string[]): string | undefined =>
  textsOf(element, codes).find((code) => codes.includes(code));
