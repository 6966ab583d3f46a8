import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { type FindingLanguage, findingText } from '@clearbench/rules/texts/finding-texts';
import type { CheckedFile, ExportWords } from '../report-export/checked-file.ts';
import { notListedTexts } from '../report-export/not-listed-texts.ts';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

type Words = ExportWords & { readonly language: FindingLanguage };

const reportLines = (file: string, report: ValidationReport, words: Words): readonly string[] => {
  const { validationSummary, validationMessages } = report;
  const { messageType = findingText(words.language, 'validator.noMessage') } = validationSummary;
  if (validationMessages.length === 0) return [`${file}: ok, ${messageType}`];
  const lines = validationMessages.map((message) => {
    const { line, column, severity, ruleId } = message;
    return `${file}:${line}:${column} ${severity} [${ruleId}] ${oneLine(words.say(message))}`;
  });
  return [...lines, ...notListedTexts(report, words).map(({ text }) => `${file}: ${text}`)];
};

/** One line a finding. */
export const asLines = (checked: CheckedFile, words: Words): string =>
  ('error' in checked
    ? [`${checked.file}: ${findingText(words.language, 'validator.unread', { reason: checked.error })}`]
    : reportLines(checked.file, checked.report, words)
  )
    .map((line) => `${line}\n`)
    .join('');
