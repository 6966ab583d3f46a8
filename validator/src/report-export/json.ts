import type { CheckedFile } from './checked-file.ts';

const entry = (checked: CheckedFile): object => {
  if ('error' in checked) return checked;
  const { validationSummary, validationMessages } = checked.report;
  return { file: checked.file, messageType: validationSummary.messageType, validationSummary, validationMessages };
};

/** One entry a file, in the order given. */
export const asJson = (files: readonly CheckedFile[]): string => `${JSON.stringify(files.map(entry), null, 2)}\n`;
