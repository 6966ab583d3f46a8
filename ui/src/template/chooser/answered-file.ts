import type { TemplateSummary } from '@clearbench/contracts/template/routes';

/** The part of an address that names the file to answer. */
export const searchOf = (answers: string | undefined): string =>
  answers === undefined ? '' : `?answers=${encodeURIComponent(answers)}`;

const payments: readonly string[] = ['pacs.008', 'pacs.003', 'pain.001', 'pain.008'];

/** Whether a template makes messages about other messages. */
export const isAnswer = ({ formatSummary: { messageType } }: TemplateSummary): boolean =>
  !payments.some((payment) => messageType.startsWith(payment));
