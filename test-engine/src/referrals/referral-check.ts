import type { TransactionFault } from '../checks/fault.ts';
import { transactionFault } from '../checks/fault.ts';
import type { Fate } from '../clearing/fate.ts';
import { isOwnReference } from '../clearing/reference.ts';
import type { Referral } from '../order/order.ts';
import type { KnownOriginal } from './known-originals.ts';

export type ReferralOnDesk = {
  readonly referral: Referral;
  readonly original: KnownOriginal | undefined;
  readonly fate: Fate | undefined;
  /** What came before in this message, as message and transaction. */
  readonly before: ReadonlySet<string>;
  /** What earlier messages of the same kind were about. */
  readonly earlier: ReadonlySet<string>;
};

/** One idea of what an entry of an R-message must be. */
export type ReferralCheck = (on: ReferralOnDesk) => TransactionFault | undefined;

export const referralFault = (
  code: string,
  name: string,
  referral: Referral,
  params: Readonly<Record<string, string | number>> = {},
): TransactionFault => transactionFault(code, name, params, referral.ownId ?? referral.transactionId);

/** The transaction an entry is about, by the id its original has, whichever the entry names; undefined where it names none. */
export const transactionOf = (referral: Referral, fate?: Fate): string | undefined => {
  const { transactionId, endToEndId, instructionId } = fate?.transfer ?? referral;
  return transactionId ?? endToEndId ?? instructionId;
};

export const subject = (originalMessageId: string | undefined, transaction: string): string =>
  `${originalMessageId ?? ''}|${transaction}`;

/** What an entry is about; undefined where it names no transaction. */
export const subjectOf = (referral: Referral, fate?: Fate): string | undefined => {
  const transaction = transactionOf(referral, fate);
  return transaction === undefined ? undefined : subject(referral.originalMessageId, transaction);
};

/** The clearing's own messages are not among those it took in: it believes what is said about them. */
export const isAboutOwnMessage = ({ originalMessageId }: Referral): boolean =>
  originalMessageId !== undefined && isOwnReference(originalMessageId);
