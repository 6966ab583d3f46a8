import type { Settlement } from '../clearing/business-date.ts';
import type { FileWide } from '../clearing/file-wide.ts';
import type { Intake } from '../clearing/intake.ts';
import type { TransactionResult } from '../clearing/transaction-result.ts';
import type { Payment } from '../message-parser/parsed-message.ts';

/** The data for planning later answers of an accepted bulk. */
export type FollowUpContext = {
  readonly intake: Intake;
  /** The accepted transactions. */
  readonly results: readonly TransactionResult[];
  readonly settlement: Settlement;
  readonly wide: FileWide;
  /** True for a payment that was cancelled before it settled; it has no later answers. */
  readonly isCancelled: (payment: Payment) => boolean;
};
