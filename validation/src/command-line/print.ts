import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Checked } from './check-file.ts';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const reportLines = (file: string, { validationSummary, validationMessages }: ValidationReport): readonly string[] => {
  const { messageType = 'no known message', notShown } = validationSummary;
  if (validationMessages.length === 0) return [`${file}: ok, ${messageType}`];
  const lines = validationMessages.map(
    ({ line, column, severity, ruleId, text }) => `${file}:${line}:${column} ${severity} [${ruleId}] ${oneLine(text)}`,
  );
  return notShown === 0 ? lines : [...lines, `${file}: ${notShown} more findings are not listed`];
};

/** One line a finding. */
export const asLines = (checked: Checked): string =>
  ('error' in checked
    ? [`${checked.file}: cannot be read: ${checked.error}`]
    : reportLines(checked.file, checked.report)
  )
    .map((line) => `${line}\n`)
    .join('');

/** One entry of the JSON array. */
export const asEntry = (checked: Checked): object => {
  if ('error' in checked) return checked;
  const { validationSummary, validationMessages } = checked.report;
  return { file: checked.file, messageType: validationSummary.messageType, validationSummary, validationMessages };
};
