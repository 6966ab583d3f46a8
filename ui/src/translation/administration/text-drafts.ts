import type { TranslationRow } from '@clearbench/contracts/translation/routes';
import { faultsOf, isFaulty } from './slots.ts';
import { shownText, type TextTable } from './table.ts';
import type { TextRequest } from './table-slice.ts';

/** Unsaved texts, by language. */
export type Drafts = Readonly<Record<string, string>>;

/** The drafts that differ from the current text. */
export const changedDrafts = (row: TranslationRow, drafts: Drafts): readonly (readonly [string, string])[] =>
  Object.entries(drafts).filter(([language, text]) => text !== (shownText(row, language) ?? ''));

/** Whether all of them can be saved. */
export const areSound = (table: TextTable, row: TranslationRow, drafts: Drafts): boolean =>
  changedDrafts(row, drafts).every(
    ([language, text]) => text.trim() !== '' && !isFaulty(faultsOf(table, language, row.key, text)),
  );

export const changeOf = (row: TranslationRow, drafts: Drafts): readonly TextRequest[] =>
  changedDrafts(row, drafts).map(([language, text]) => ({ language, texts: [{ key: row.key, text }] }));
