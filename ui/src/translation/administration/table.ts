import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import { isKeyOf, originalOf, pluralFormOf, type Texts } from '@clearbench/contracts/translation/plural-forms';
import type { TranslationRow } from '@clearbench/contracts/translation/routes';

/** Every text in every language, as administrators see them. */
export type TextTable = {
  readonly languages: readonly string[];
  readonly rows: readonly TranslationRow[];
  /** What the product says in English: what a text must be able to say. */
  readonly english: Texts;
};

export const tableOf = (languages: readonly string[], rows: readonly TranslationRow[]): TextTable => ({
  languages,
  rows,
  english: Object.fromEntries(rows.flatMap(({ key, own }) => (own.en === undefined ? [] : [[key, own.en]]))),
});

/** What the product itself says in a language, or in its base. */
export const ownText = ({ own }: TranslationRow, language: string): string | undefined =>
  own[language] ?? own[baseLanguage(language)];

/** What a reader of the language is told, if it is in their language at all. */
export const saidText = (row: TranslationRow, language: string): string | undefined =>
  row.written[language] ?? row.own[language] ?? row.written[baseLanguage(language)] ?? row.own[baseLanguage(language)];

/** What stands in where a language says nothing. */
export const insteadText = ({ english }: TextTable, { key, own, written }: TranslationRow): string =>
  written.en ?? own.en ?? originalOf(english, 'en', key) ?? english[`${pluralFormOf(english, key)?.base}_other`] ?? '';

/** Whether a language has a text of this name: each has plural forms of its own. */
export const isNeeded = ({ english }: TextTable, { key }: TranslationRow, language: string): boolean =>
  isKeyOf(english, language, key);

/** Whether the product says this form of a plural by the general one, as it does of whole millions in French. */
const isSaidInGeneral = ({ english, rows }: TextTable, { key }: TranslationRow, language: string): boolean => {
  const plural = pluralFormOf(english, key);
  const general = plural && rows.find((row) => row.key === `${plural.base}_other`);
  return general !== undefined && ownText(general, language) !== undefined;
};

export const isMissing = (table: TextTable, row: TranslationRow, language: string): boolean =>
  saidText(row, language) === undefined && isNeeded(table, row, language) && !isSaidInGeneral(table, row, language);

export const missingIn = (table: TextTable, language: string): number =>
  table.rows.filter((row) => isMissing(table, row, language)).length;

/** How many texts administrators wrote in a language. */
export const writtenIn = ({ rows }: TextTable, language: string): number =>
  rows.filter(({ written }) => written[language] !== undefined).length;

/** What is to be seen of the table. */
export type TableView = {
  readonly search: string;
  /** `missing` puts first what is missing in one of the languages shown. */
  readonly show: 'all' | 'missing' | 'changed';
  readonly languages: readonly string[];
};

const holds = (row: TranslationRow, words: readonly string[], languages: readonly string[]): boolean => {
  const texts = languages.map((language) => saidText(row, language) ?? '');
  const all = [row.key, ...texts].join('\n').toLowerCase();
  return words.every((word) => all.includes(word));
};

/** The rows a view shows, in its order. */
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

/** The table after a text was written, or (without a text) given back to the product. */
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
