import type { TransactionFault } from '../checks/fault.ts';
import { transactionFault } from '../checks/fault.ts';
import { isOwnReference } from '../clearing/reference.ts';
import type { TransactionResult } from '../clearing/transaction-result.ts';
import type { RTransaction } from '../message-parser/parsed-message.ts';
import type { KnownOriginal } from './known-originals.ts';

export type RTransactionInContext = {
  readonly rTransaction: RTransaction;
  readonly original: KnownOriginal | undefined;
  readonly result: TransactionResult | undefined;
  /** Earlier entries of this message, as message and transaction. */
  readonly before: ReadonlySet<string>;
  /** Entries of earlier messages of the same type. */
  readonly earlier: ReadonlySet<string>;
  /** Entries of earlier messages of the other type that answers a recall: of a camt.029 the returns, and vice versa. */
  readonly answeredOtherwise: ReadonlySet<string>;
};

/** A check of an entry of an R-message. */
export type RTransactionCheck = (on: RTransactionInContext) => TransactionFault | undefined;

export const rTransactionFault = (
  code: string,
  name: string,
  rTransaction: RTransaction,
  params: Readonly<Record<string, string | number>> = {},
): TransactionFault => transactionFault(code, name, params, rTransaction.ownId ?? rTransaction.transactionId);

/** The transaction of an entry, by its original's id, whichever id the entry has; undefined without any. */
export const transactionOf = (rTransaction: RTransaction, result?: TransactionResult): string | undefined => {
  const { transactionId, endToEndId, instructionId } = result?.transfer ?? rTransaction;
  return transactionId ?? endToEndId ?? instructionId;
};

export const subject = (originalMessageId: string | undefined, transaction: string): string =>
  `${originalMessageId ?? ''}|${transaction}`;

/** The subject of an entry; undefined without a transaction. */
export const subjectOf = (rTransaction: RTransaction, result?: TransactionResult): string | undefined => {
  const transaction = transactionOf(rTransaction, result);
  return transaction === undefined ? undefined : subject(rTransaction.originalMessageId, transaction);
};

/** The clearing's own messages are not among the accepted ones: references to them are accepted. */
export const isAboutOwnMessage = ({ originalMessageId }: RTransaction): boolean =>
  originalMessageId !== undefined && isOwnReference(originalMessageId);
