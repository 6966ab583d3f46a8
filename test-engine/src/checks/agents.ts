import { sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import { transactionFault } from './fault.ts';
import type { TransferCheck } from './transfer-check.ts';

const bicShape = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** RC01: the banks of debtor and creditor have BICs. */
export const agentsAreNamed: TransferCheck = ({ transfer }) => {
  for (const { bic } of [transfer.debtor, transfer.creditor]) {
    if (bic !== undefined && bicShape.test(bic)) continue;
    return transactionFault('RC01', 'bicWrong', { bic: bic ?? '' }, transfer.transactionId);
  }
  return undefined;
};

const isReachable = (bic: string, reachable: readonly string[]): boolean =>
  reachable.length === 0 || reachable.some((one) => sameInstitution(one, bic));

const faults = {
  creditor: ['CNOR', 'creditorBankUnreachable'],
  debtor: ['DNOR', 'debtorBankUnreachable'],
} as const;

/** CNOR, DNOR: the other bank is reachable; so is the ordering bank, unless it is the sender. */
export const agentsAreReachable: TransferCheck = ({ transfer, intake }) => {
  const { clearing, sender } = intake.input;
  const [other, ordering] =
    transfer.collection === undefined ? (['creditor', 'debtor'] as const) : (['debtor', 'creditor'] as const);
  for (const role of [other, ordering]) {
    const bic = transfer[role].bic ?? '';
    if (isReachable(bic, clearing.reachable) || (role === ordering && sameInstitution(bic, sender.bic))) continue;
    const [code, name] = faults[role];
    return transactionFault(code, name, { bic }, transfer.transactionId);
  }
  return undefined;
};
