import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import { isKeyOf, originalOf, pluralFormOf, type Texts } from '@clearbench/contracts/translation/plural-forms';
import type { TranslationRow } from '@clearbench/contracts/translation/routes';

/** Every text in every language, for administrators. */
export type TextTable = {
  readonly languages: readonly string[];
  readonly rows: readonly TranslationRow[];
  /** The built-in English text, which defines the placeholders. */
  readonly english: Texts;
};

export const tableOf = (languages: readonly string[], rows: readonly TranslationRow[]): TextTable => ({
  languages,
  rows,
  english: Object.fromEntries(rows.flatMap(({ key, own }) => (own.en === undefined ? [] : [[key, own.en]]))),
});

/** The built-in text of a language, or of its base language. */
export const ownText = ({ own }: TranslationRow, language: string): string | undefined =>
  own[language] ?? own[baseLanguage(language)];

/** The text shown in a language, if it is in that language. */
export const shownText = (row: TranslationRow, language: string): string | undefined =>
  row.written[language] ?? row.own[language] ?? row.written[baseLanguage(language)] ?? row.own[baseLanguage(language)];

/** The fallback for a missing text. */
export const insteadText = ({ english }: TextTable, { key, own, written }: TranslationRow): string =>
  written.en ?? own.en ?? originalOf(english, 'en', key) ?? english[`${pluralFormOf(english, key)?.base}_other`] ?? '';

/** Whether a language uses a text of this key: plural forms differ by language. */
export const isNeeded = ({ english }: TextTable, { key }: TranslationRow, language: string): boolean =>
  isKeyOf(english, language, key);

/** Whether the built-in texts express this plural form by the general one, as for millions in French. */
const usesGeneralForm = ({ english, rows }: TextTable, { key }: TranslationRow, language: string): boolean => {
  const plural = pluralFormOf(english, key);
  const general = plural && rows.find((row) => row.key === `${plural.base}_other`);
  return general !== undefined && ownText(general, language) !== undefined;
};

export const isMissing = (table: TextTable, row: TranslationRow, language: string): boolean =>
  shownText(row, language) === undefined && isNeeded(table, row, language) && !usesGeneralForm(table, row, language);

export const missingIn = (table: TextTable, language: string): number =>
  table.rows.filter((row) => isMissing(table, row, language)).length;

/** The number of custom texts of a language. */
export const writtenIn = ({ rows }: TextTable, language: string): number =>
  rows.filter(({ written }) => written[language] !== undefined).length;

/** The view of the table. */
export type TableView = {
  readonly search: string;
  /** `missing` puts texts first that are missing in one of the shown languages. */
  readonly show: 'all' | 'missing' | 'changed';
  readonly languages: readonly string[];
};

const holds = (row: TranslationRow, words: readonly string[], languages: readonly string[]): boolean => {
  const texts = languages.map((language) => shownText(row, language) ?? '');
  const all = [row.key, ...texts].join('\n').toLowerCase();
  return words.every((word) => all.includes(word));
};

/** The rows of a view, in its order. */
export const rowsShown = (table: TextTable, { search, show, languages }: TableView): readonly TranslationRow[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = table.rows
    .filter((row) => languages.some((language) => isNeeded(table, row, language) || language in row.written))
    .filter((row) => show !== 'changed' || languages.some((language) => language in row.written))
    .filter((row) => holds(row, words, languages));
  if (show !== 'missing') return found;
  const lacks = (row: TranslationRow): boolean => languages.some((language) => isMissing(table, row, language));
  return [...found.filter(lacks), ...found.filter((row) => !lacks(row))];
};

/** The table after a text was changed, or (without a text) restored. */
export const withText = (
  table: TextTable,
  { language, key, text }: { language: string; key: string; text: string | undefined },
): TextTable => ({
  ...table,
  rows: table.rows.map((row) => {
    if (row.key !== key) return row;
    const { [language]: _, ...others } = row.written;
    const isOwn = text === undefined || text === ownText(row, language);
    return { ...row, written: isOwn ? others : { ...others, [language]: text } };
  }),
});
