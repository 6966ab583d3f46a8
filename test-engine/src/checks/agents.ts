import { sameInstitution } from '@clearbench/validation/rules/bic';
import { transactionFault } from './fault.ts';
import type { TransferCheck } from './transfer-check.ts';

const bicShape = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** RC01: the banks of debtor and creditor are named by BICs. */
export const agentsAreNamed: TransferCheck = ({ transfer }) => {
  for (const { bic } of [transfer.debtor, transfer.creditor]) {
    if (bic !== undefined && bicShape.test(bic)) continue;
    return transactionFault('RC01', 'bicWrong', { bic: bic ?? '' }, transfer.transactionId);
  }
  return undefined;
};

const isReachable = (bic: string, reachable: readonly string[]): boolean =>
  reachable.length === 0 || reachable.some((one) => sameInstitution(one, bic));

/** CNOR: the creditor's bank can be reached; DNOR: so can the debtor's, unless it is the sender itself. */
export const agentsAreReachable: TransferCheck = ({ transfer, intake }) => {
  const { clearing, sender } = intake.input;
  const creditor = transfer.creditor.bic ?? '';
  const debtor = transfer.debtor.bic ?? '';
  if (!isReachable(creditor, clearing.reachable))
    return transactionFault('CNOR', 'creditorBankUnreachable', { bic: creditor }, transfer.transactionId);
  if (sameInstitution(debtor, sender.bic) || isReachable(debtor, clearing.reachable)) return undefined;
  return transactionFault('DNOR', 'debtorBankUnreachable', { bic: debtor }, transfer.transactionId);
};
