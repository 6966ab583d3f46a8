import { originalOf, pluralFormOf, type Texts } from './plural-forms.ts';

/** Filled in wherever a text is shown; every text may name it, none must. */
const everywhere = 'product';

const slot = /\{\{[\s-]*([\w.]+)[^{}]*\}\}/g;

/** Names of the placeholders of a text, each once, in their order. */
export const slotsOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(slot)].map(([, name = '']) => name)),
];

/** Placeholders a text must have and does not, and those it has and must not. */
export type SlotFaults = { readonly missing: readonly string[]; readonly extra: readonly string[] };

const half = /\{\{|\}\}/;

/** A form of a plural may leave out its number ("one file"), or name it where the English one does not. */
export const slotFaults = (original: string, text: string, counted: boolean): SlotFaults => {
  const optional = new Set([everywhere, ...(counted ? ['count'] : [])]);
  const [wanted, found] = [slotsOf(original), slotsOf(text)];
  const broken = half.test(text.replaceAll(slot, '')) ? ['{{'] : [];
  return {
    missing: wanted.filter((name) => !optional.has(name) && !found.includes(name)),
    extra: [...found.filter((name) => !optional.has(name) && !wanted.includes(name)), ...broken],
  };
};

/** Pages and answers written in Markdown; everything else is a line or a few. */
export const isMarkdown = (key: string): boolean => /^public\.text\.|^faq\.\w+\.answer$/.test(key);

/** Characters. */
export const longestText = (key: string): number => (isMarkdown(key) ? 50_000 : 4_000);

/** Why a text cannot stand under a key in a language. */
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

/** What is wrong with a text, if anything; `english` are the product's own texts. */
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
