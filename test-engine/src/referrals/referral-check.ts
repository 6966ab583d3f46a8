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
};

/** One idea of what an entry of an R-message must be. */
export type ReferralCheck = (on: ReferralOnDesk) => TransactionFault | undefined;

export const referralFault = (
  code: string,
  name: string,
  referral: Referral,
  params: Readonly<Record<string, string | number>> = {},
): TransactionFault => transactionFault(code, name, params, referral.ownId ?? referral.transactionId);

/** What an entry is about; undefined where it names no transaction. */
export const subjectOf = ({
  originalMessageId,
  transactionId,
  endToEndId,
  instructionId,
}: Referral): string | undefined => {
  const id = transactionId ?? endToEndId ?? instructionId;
  return id === undefined ? undefined : `${originalMessageId ?? ''}|${id}`;
};

/** The clearing's own messages are not among those it took in: it believes what is said about them. */
export const isAboutOwnMessage = ({ originalMessageId }: Referral): boolean =>
  originalMessageId !== undefined && isOwnReference(originalMessageId);
