import { cell } from '@clearbench/validator/report-export/csv';
import type { Run } from '../run/case-run.ts';
import { failedStepOf, failureLines } from '../run/failure-of.ts';

const columns = [
  'suite',
  'file',
  'row',
  'case',
  'environment',
  'rulebook',
  'tags',
  'result',
  'milliseconds',
  'step',
  'failure',
] as const;
type Row = Readonly<Record<(typeof columns)[number], string | number>>;

const rowsOf = ({ suites }: Run): Row[] =>
  suites.flatMap(({ title, cases }) =>
    cases.map((run) => ({
      suite: title,
      file: run.file,
      row: run.row ?? '',
      case: run.title,
      environment: run.environment,
      rulebook: run.rulebook,
      tags: run.tags.join(' '),
      result: run.result,
      milliseconds: Math.round(run.duration),
      step: failedStepOf(run)?.step ?? '',
      failure: failureLines(run).join('\n'),
    })),
  );

/** A run as CSV: a line for each case, as RFC 4180 has it. */
export const csvReport = (run: Run): string => {
  const lines = rowsOf(run).map((row) => columns.map((column) => cell(row[column])).join(','));
  // The mark makes spreadsheets read the file as UTF-8.
  return `\uFEFF${[columns.join(','), ...lines].map((line) => `${line}\r\n`).join('')}`;
};
