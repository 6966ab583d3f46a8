import { messages } from '../scope.ts';

/** Inquiries of a bank about a payment it sent. */
export const inquiries = messages('camt.027', 'camt.087');

/** Messages about earlier payments. */
export const rMessages = messages(
  'pacs.002',
  'pacs.004',
  'pacs.007',
  'pacs.028',
  'camt.027',
  'camt.029',
  'camt.056',
  'camt.087',
);
