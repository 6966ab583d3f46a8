/**
 * Messages that a tester can request from the other bank. `payment`: the payments of a file of the tester in the opposite
 * direction; `recall`: a camt.056 about received payments or collections; `reversal`: a pacs.007 about received
 * collections; `nonReceiptClaim` and `valueDateClaim`: a camt.027 or camt.087 about each received payment; `statusRequest`:
 * a pacs.028 about a received instant payment, or about a recall or an inquiry.
 */
export const incomingKinds = [
  'payment',
  'recall',
  'reversal',
  'nonReceiptClaim',
  'valueDateClaim',
  'statusRequest',
] as const;
export type IncomingKind = (typeof incomingKinds)[number];

/** Most requested messages of a tester in all environments that are not delivered yet. */
export const mostWaitingIncoming = 200;
/** Most messages of one request: each instant payment is a message of its own. */
export const mostIncomingMessages = 20;
/** Most messages of a file of bulks that is requested. */
export const mostIncomingBulks = 500;
/** Days from the time of the environment to the last time at which a message can be due. */
export const mostIncomingDays = 366;
/** Largest text from which incoming messages are created; bytes. */
export const largestIncomingSource = 16_777_216;
