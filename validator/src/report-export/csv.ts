import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { CheckedFile, ExportTexts } from './checked-file.ts';
import { notListedTexts } from './not-listed-texts.ts';
import { printable } from './printable.ts';

const columns = ['file', 'severity', 'rule', 'layer', 'line', 'column', 'path', 'value', 'expected', 'text'] as const;
type Row = Partial<Record<(typeof columns)[number], string | number>>;

/** What a spreadsheet would take for a formula, were the apostrophes before it gone; wide forms of the signs count, too. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell of a CSV file. */
export const cell = (content: string | number): string => {
  if (typeof content === 'number') return String(content);
  const harmless = formula.test(content) ? `'${content}` : content;
  return `"${printable(harmless).replaceAll('"', '""')}"`;
};

const findingRow = (file: string, message: ValidationMessage, translate: ExportTexts['translate']): Row => {
  const { severity, ruleId, layer, line, column, path, value = '', expected = '' } = message;
  return { file, severity, rule: ruleId, layer, line, column, path, value, expected, text: translate(message) };
};

/** Findings that are not listed have a line for each severity and rule, without a place. */
const rowsOf = (checked: CheckedFile, texts: ExportTexts): Row[] => {
  const { file } = checked;
  if ('error' in checked) return [{ file, severity: 'Error', text: checked.error }];
  const listed = checked.report.validationMessages.map((message) => findingRow(file, message, texts.translate));
  const others = notListedTexts(checked.report, texts).map(({ severity = '', ruleId = '', text }) => ({
    file,
    severity,
    rule: ruleId,
    text,
  }));
  return [...listed, ...others];
};

/** A line a finding, as RFC 4180 has it; what a spreadsheet would take for a formula is led by an apostrophe. */
export const asCsv = (files: readonly CheckedFile[], texts: ExportTexts): string => {
  const rows = files.flatMap((checked) => rowsOf(checked, texts));
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? '')).join(','));
  // The mark makes spreadsheets read the file as UTF-8.
  return `\uFEFF${[columns.join(','), ...lines].map((line) => `${line}\r\n`).join('')}`;
};
