import { isIsoDate } from '@clearbench/calendars/iso-date';
import type { CodeListContent, ListedCode } from '@clearbench/contracts/code-list/events';
import { codePattern, longestText, mostCodes } from '@clearbench/contracts/code-list/patterns';
import { Failure } from '@clearbench/contracts/failure';
import Papa from 'papaparse';

type Codes = CodeListContent['codes'];

const fixed = ['code', 'validFrom', 'validTo'] as const;
const languages = ['en', 'de', 'fr'] as const;
const columns: readonly string[] = [...fixed, ...languages];

const bad = (line: number, column: string, reason: string): never => {
  throw new Failure('codeList.badCsv', { line, column, reason });
};

/** Cells that a spreadsheet would interpret as a formula, apart from leading apostrophes. */
const formula = /^'*[=+\-@\t\r]/;

/** Removes the apostrophe that the export adds before a formula. */
const plain = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell).trim();

/** Characters that result from another encoding read as UTF-8. */
const isGarbled = (cell: string): boolean => /[\0\uFFFD]/.test(cell);

type Row = (column: string) => string;

const dayOf = (cell: Row, column: 'validFrom' | 'validTo', line: number): string | undefined => {
  const day = cell(column);
  return day === '' || isIsoDate(day) ? day || undefined : bad(line, column, 'badDay');
};

const listed = (cell: Row, line: number): ListedCode => {
  const texts = Object.fromEntries(
    languages.map((language) => [language, cell(language)] as const).filter(([, text]) => text !== ''),
  );
  const long = Object.entries(texts).find(([, text]) => text.length > longestText);
  if (long) return bad(line, long[0], 'tooLong');
  const validFrom = dayOf(cell, 'validFrom', line);
  const validTo = dayOf(cell, 'validTo', line);
  if (validFrom && validTo && validTo < validFrom) return bad(line, 'validTo', 'backwards');
  return { texts, ...(validFrom ? { validFrom } : {}), ...(validTo ? { validTo } : {}) };
};

const headOf = (head: readonly string[]): readonly string[] => {
  const names = head.map((name) => name.replace(/^\uFEFF/, '').trim());
  if (names.some(isGarbled)) return bad(1, 'code', 'badEncoding');
  const strange = names.find((name, at) => !columns.includes(name) || names.indexOf(name) !== at);
  if (strange !== undefined) return bad(1, strange, 'unknownColumn');
  return names.includes('code') ? names : bad(1, 'code', 'noCodeColumn');
};

type Line = { readonly line: number; readonly cells: readonly string[] };

/** Spreadsheets write commas, semicolons or tabs, depending on the locale; the first line decides. */
const delimiterOf = (csv: string): string => {
  const [head = ''] = csv.split(/\r|\n/, 1);
  return [';', '\t'].find((sign) => head.includes(sign)) ?? ',';
};

/** Every row with its first line; cells may contain line ends. */
const rowsOf = (csv: string): readonly Line[] => {
  const rows: Line[] = [];
  let line = 1;
  let cursor = 0;
  Papa.parse<string[]>(csv, {
    delimiter: delimiterOf(csv),
    step: ({ data, errors: [error], meta }, parser) => {
      if (error) bad(line, 'code', 'badQuotes');
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
      line += csv.slice(cursor, meta.cursor).split('\n').length - 1;
      ({ cursor } = meta);
      if (rows.length > mostCodes + 1) parser.abort();
    },
  });
  return rows;
};

/**
 * The codes of a CSV file with the columns code, en, de, fr, validFrom and validTo; fails for the first invalid cell.
 */
export const codesFromCsv = (csv: string): Codes => {
  const [head, ...rows] = rowsOf(csv);
  if (!head) return bad(1, 'code', 'empty');
  const names = headOf(head.cells);
  const codes = new Map<string, ListedCode>();
  for (const { line, cells } of rows) {
    if (cells.length > names.length) bad(line, names.at(-1) ?? 'code', 'tooManyCells');
    const garbled = cells.findIndex(isGarbled);
    if (garbled >= 0) bad(line, names[garbled] ?? 'code', 'badEncoding');
    const cell: Row = (column) => plain(cells[names.indexOf(column)] ?? '');
    const code = cell('code');
    if (!codePattern.test(code)) bad(line, 'code', 'badCode');
    if (codes.has(code)) bad(line, 'code', 'twice');
    if (codes.size >= mostCodes) bad(line, 'code', 'tooMany');
    codes.set(code, listed(cell, line));
  }
  return Object.fromEntries(codes);
};

/** A code list as CSV; cells that look like formulas are escaped. */
export const csvOf = (codes: Codes): string => {
  const head = ['code', 'en', 'de', 'fr', 'validFrom', 'validTo'];
  const rows = Object.entries(codes).map(([code, { texts, validFrom = '', validTo = '' }]) => [
    code,
    texts.en ?? '',
    texts.de ?? '',
    texts.fr ?? '',
    validFrom,
    validTo,
  ]);
  // The byte order mark makes spreadsheets read the file as UTF-8.
  return `\uFEFF${Papa.unparse([head, ...rows], { escapeFormulae: formula })}\r\n`;
};
