import type { Intake } from '../clearing/intake.ts';
import type { Payment } from '../order/order.ts';
import type { TransactionFault } from './fault.ts';

export type TransferOnDesk = {
  readonly transfer: Payment;
  readonly intake: Intake;
  /** Debtor bank and transaction id of what came before in this bulk. */
  readonly before: ReadonlySet<string>;
};

/** One idea of what a credit transfer must be. */
export type TransferCheck = (on: TransferOnDesk) => TransactionFault | undefined;
