import { originalOf, pluralFormOf, type Texts } from './plural-forms.ts';

/** A placeholder with a value in every text; every text may use it, none must. */
const everywhere = 'product';

const slot = /\{\{[\s-]*([\w.]+)[^{}]*\}\}/g;

/** Names of the placeholders of a text, each once, in their order. */
export const slotsOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(slot)].map(([, name = '']) => name)),
];

/** Placeholders that are missing from a text, and those that it must not have. */
export type SlotFaults = { readonly missing: readonly string[]; readonly extra: readonly string[] };

const half = /\{\{|\}\}/;

/** A plural form may omit the number ("one file"), or include it where the English form does not. */
export const slotFaults = (original: string, text: string, counted: boolean): SlotFaults => {
  const optional = new Set([everywhere, ...(counted ? ['count'] : [])]);
  const [wanted, found] = [slotsOf(original), slotsOf(text)];
  const broken = half.test(text.replaceAll(slot, '')) ? ['{{'] : [];
  return {
    missing: wanted.filter((name) => !optional.has(name) && !found.includes(name)),
    extra: [...found.filter((name) => !optional.has(name) && !wanted.includes(name)), ...broken],
  };
};

/** True for pages and answers in Markdown; other texts have few lines. */
export const isMarkdown = (key: string): boolean => /^public\.text\.|^faq\.\w+\.answer$/.test(key);

/** Most characters of a text. */
export const longestText = (key: string): number => (isMarkdown(key) ? 50_000 : 4_000);

/** The reason for which a text is invalid for its key and language. */
export type TextFault =
  | {
      readonly errorKey: 'translation.unknownKey' | 'translation.blank';
      readonly params: { readonly key: string };
    }
  | { readonly errorKey: 'translation.tooLong'; readonly params: { readonly key: string; readonly most: number } }
  | {
      readonly errorKey: 'translation.badPlaceholders';
      readonly params: { readonly key: string; readonly missing: string; readonly extra: string };
    };

const listed = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));

/** The error in a text, or undefined; `english` are the built-in texts. */
export const checkText = (english: Texts, language: string, key: string, text: string): TextFault | undefined => {
  const original = originalOf(english, language, key);
  if (original === undefined) return { errorKey: 'translation.unknownKey', params: { key } };
  if (text.trim() === '') return { errorKey: 'translation.blank', params: { key } };
  const most = longestText(key);
  if (text.length > most) return { errorKey: 'translation.tooLong', params: { key, most } };
  const { missing, extra } = slotFaults(original, text, pluralFormOf(english, key) !== undefined);
  if (missing.length + extra.length === 0) return undefined;
  return { errorKey: 'translation.badPlaceholders', params: { key, missing: listed(missing), extra: listed(extra) } };
};
