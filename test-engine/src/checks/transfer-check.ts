import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../message-parser/parsed-message.ts';
import type { TransactionFault } from './fault.ts';

export type TransferInBulk = {
  readonly transfer: Payment;
  readonly intake: Intake;
  /** Debtor bank and transaction id of the previous transactions in this bulk. */
  readonly before: ReadonlySet<string>;
};

/** A check of a credit transfer. */
export type TransferCheck = (on: TransferInBulk) => TransactionFault | undefined;
