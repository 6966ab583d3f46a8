import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { type FindingLanguage, findingText } from '@clearbench/rules/texts/finding-texts';
import type { CheckedFile, ExportTexts } from '../report-export/checked-file.ts';
import { notListedTexts } from '../report-export/not-listed-texts.ts';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

type PrintTexts = ExportTexts & { readonly language: FindingLanguage };

const reportLines = (file: string, report: ValidationReport, texts: PrintTexts): readonly string[] => {
  const { validationSummary, validationMessages } = report;
  const { messageType = findingText(texts.language, 'validator.noMessage') } = validationSummary;
  if (validationMessages.length === 0) return [`${file}: ok, ${messageType}`];
  const lines = validationMessages.map((message) => {
    const { line, column, severity, ruleId } = message;
    return `${file}:${line}:${column} ${severity} [${ruleId}] ${oneLine(texts.translate(message))}`;
  });
  return [...lines, ...notListedTexts(report, texts).map(({ text }) => `${file}: ${text}`)];
};

/** One line per finding. */
export const asLines = (checked: CheckedFile, texts: PrintTexts): string =>
  ('error' in checked
    ? [`${checked.file}: ${findingText(texts.language, 'validator.unread', { reason: checked.error })}`]
    : reportLines(checked.file, checked.report, texts)
  )
    .map((line) => `${line}\n`)
    .join('');
