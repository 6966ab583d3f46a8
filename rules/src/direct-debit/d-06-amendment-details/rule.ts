import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { both, collections, debitScheme } from '../../scope.ts';

/** "Same mandate, new debtor account" replaces the former account. */
const sameMandate = 'SMNDA';

const creditorFault = (details: MessageNode): RuleFinding | undefined => {
  const node = descend(details, 'OrgnlCdtrSchmeId');
  const id = descend(node, 'Id', 'PrvtId', 'Othr', 'Id');
  if (node === undefined || descend(node, 'Nm') || id) return undefined;
  return { node, variant: 'creditor' };
};

const accountFault = (details: MessageNode): RuleFinding | undefined => {
  const account = descend(details, 'OrgnlDbtrAcct');
  const id = descend(account, 'Id')?.children[0];
  if (account === undefined || id?.name === 'IBAN') return undefined;
  const other = textAt(id, 'Id');
  if (other === sameMandate) return undefined;
  return { node: id ?? account, variant: 'account', value: other ?? '', expected: `IBAN, ${sameMandate}` };
};

/** Until 2016 SMNDA was in the element of the debtor's bank, and the collection had to be a first one. */
const bankFault = (details: MessageNode): RuleFinding | undefined => {
  const node = descend(details, 'OrgnlDbtrAgt', 'FinInstnId', 'Othr', 'Id');
  if (node?.text !== sameMandate) return undefined;
  const transaction = details.parent?.parent?.parent;
  const sequence =
    descend(transaction, 'PmtTpInf', 'SeqTp') ??
    descend(transaction?.parent, 'PmtTpInf', 'SeqTp') ??
    descend(transaction?.parent, 'GrpHdr', 'PmtTpInf', 'SeqTp');
  return sequence === undefined || sequence.text === 'FRST'
    ? { node, variant: 'formerly', value: node.text, severity: 'Warning' }
    : { node, variant: 'sequence', value: sequence.text, expected: 'FRST' };
};

export const rule = defineRule({
  id: 'D-06',
  layer: 'scheme',
  severity: 'Error',
  codes: ['MD02'],
  anchors: ['OrgnlDbtrAcct/Id/Othr'],
  appliesTo: both(collections, debitScheme),
  select: ['MndtRltdInf/AmdmntInfDtls'],
  check: (details) =>
    [creditorFault(details), accountFault(details), bankFault(details)].filter((found) => found !== undefined),
});
