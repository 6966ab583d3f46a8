import type { Payment } from '../message-parser/parsed-message.ts';
import { orderingSide } from '../message-parser/sides.ts';
import { creditorAccountFits, debtorAccountFits } from './account.ts';
import { agentsAreNamed, agentsAreReachable } from './agents.ts';
import { amountFits } from './amount.ts';
import { firstFault, type TransactionFault, transactionFault } from './fault.ts';
import type { TransferCheck, TransferInBulk } from './transfer-check.ts';

/** The identity of a transaction for duplicates: the ordering bank and its id. */
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

/** The first fault for which a credit transfer is rejected. */
export const transferFault = (on: TransferInBulk): TransactionFault | undefined =>
  firstFault(
    [isFirstOfItsId, amountFits, debtorAccountFits, creditorAccountFits, agentsAreNamed, agentsAreReachable],
    on,
  );
