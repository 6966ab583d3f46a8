import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { CheckedFile, ExportWords } from '../report-export/checked-file.ts';

type Say = ExportWords['say'];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const reportLines = (file: string, report: ValidationReport, say: Say): readonly string[] => {
  const { validationSummary, validationMessages } = report;
  const { messageType = 'no known message', notShown } = validationSummary;
  if (validationMessages.length === 0) return [`${file}: ok, ${messageType}`];
  const lines = validationMessages.map((message) => {
    const { line, column, severity, ruleId } = message;
    return `${file}:${line}:${column} ${severity} [${ruleId}] ${oneLine(say(message))}`;
  });
  return notShown === 0 ? lines : [...lines, `${file}: ${notShown} more findings are not listed`];
};

/** One line a finding. */
export const asLines = (checked: CheckedFile, say: Say): string =>
  ('error' in checked
    ? [`${checked.file}: cannot be read: ${checked.error}`]
    : reportLines(checked.file, checked.report, say)
  )
    .map((line) => `${line}\n`)
    .join('');
