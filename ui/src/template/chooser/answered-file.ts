import type { TemplateSummary } from '@clearbench/contracts/template/routes';

/** The part of an address that names the file to answer. */
export const searchOf = (answers: string | undefined): string =>
  answers === undefined ? '' : `?answers=${encodeURIComponent(answers)}`;

const answers: readonly string[] = ['pacs.002', 'pacs.004', 'camt.029'];

/** Whether a template makes answers to received messages. */
export const isAnswer = ({ formatSummary: { messageType } }: TemplateSummary): boolean =>
  answers.some((answer) => messageType.startsWith(answer));
