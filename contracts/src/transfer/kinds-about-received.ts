import type { Scheme } from '../sim-env/scheme.ts';
import type { IncomingKind } from './incoming.ts';

/**
 * The messages that the other bank can send about a received message, by scheme and message; instant payments and
 * collections have no inquiries. The status of a payment is requested for instant payments only (EPC122-16); of SCT
 * that of recalls and inquiries (EPC115-06).
 */
export const kindsAboutReceived: Readonly<Record<Scheme, Readonly<Record<string, readonly IncomingKind[]>>>> = {
  sct: {
    'pacs.008': ['recall', 'nonReceiptClaim', 'valueDateClaim'],
    'camt.056': ['statusRequest'],
    'camt.027': ['statusRequest'],
    'camt.087': ['statusRequest'],
  },
  inst: { 'pacs.008': ['recall', 'statusRequest'], 'camt.056': ['statusRequest'] },
  core: { 'pacs.003': ['recall', 'reversal'] },
  b2b: { 'pacs.003': ['recall', 'reversal'] },
};
