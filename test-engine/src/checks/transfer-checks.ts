import type { Payment } from '../order/order.ts';
import { orderingSide } from '../order/sides.ts';
import { creditorAccountFits, debtorAccountFits } from './account.ts';
import { agentsAreNamed, agentsAreReachable } from './agents.ts';
import { amountFits } from './amount.ts';
import { firstFault, type TransactionFault, transactionFault } from './fault.ts';
import type { TransferCheck, TransferOnDesk } from './transfer-check.ts';

/** By what a transaction counts as the same again: the bank that ordered it gave it the id. */
export const identityOf = (payment: Payment): string | undefined =>
  payment.transactionId === undefined
    ? undefined
    : `${orderingSide(payment).bic?.slice(0, 8) ?? ''}|${payment.transactionId}`;

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
