import { ibanIsValid } from '@clearbench/iso20022/identifiers/iban';
import { transactionFault } from './fault.ts';
import type { TransferCheck } from './transfer-check.ts';

const accountFits =
  (role: 'debtor' | 'creditor'): TransferCheck =>
  ({ transfer }) => {
    const { iban } = transfer[role];
    if (iban === undefined) return transactionFault('AC01', `${role}AccountMissing`, {}, transfer.transactionId);
    if (ibanIsValid(iban)) return undefined;
    return transactionFault('AC01', `${role}AccountWrong`, { iban }, transfer.transactionId);
  };

/** AC01: both accounts are valid IBANs. */
export const debtorAccountFits = accountFits('debtor');
export const creditorAccountFits = accountFits('creditor');
