import type { Payment, RTransaction } from '../message-parser/parsed-message.ts';

/** The status of one transaction. */
export type StatusLine = {
  readonly statusId: string;
  readonly status: 'ACCP' | 'RJCT';
  readonly code: string | undefined;
  /** The bank that gives the reason; the clearing where absent. */
  readonly by?: string | undefined;
  readonly of: Payment | RTransaction;
};
