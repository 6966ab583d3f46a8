import type { CreditTransfer } from '../order/order.ts';
import { creditorAccountFits, debtorAccountFits } from './account.ts';
import { agentsAreNamed, agentsAreReachable } from './agents.ts';
import { amountFits } from './amount.ts';
import { firstFault, type TransactionFault, transactionFault } from './fault.ts';
import type { TransferCheck, TransferOnDesk } from './transfer-check.ts';

/** By what a transaction counts as the same again. */
export const identityOf = ({ debtor, transactionId }: CreditTransfer): string | undefined =>
  transactionId === undefined ? undefined : `${debtor.bic?.slice(0, 8) ?? ''}|${transactionId}`;

const isFirstOfItsId: TransferCheck = ({ transfer, before }) => {
  const identity = identityOf(transfer);
  if (identity === undefined || !before.has(identity)) return undefined;
  const id = transfer.transactionId ?? '';
  return transactionFault('AM05', 'transactionTwice', { id }, id);
};

/** What turns one credit transfer away, in the order of asking. */
export const transferFault = (on: TransferOnDesk): TransactionFault | undefined =>
  firstFault(
    [isFirstOfItsId, amountFits, debtorAccountFits, creditorAccountFits, agentsAreNamed, agentsAreReachable],
    on,
  );
