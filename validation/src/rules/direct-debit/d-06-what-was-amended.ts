import { descend, type MessageNode, textAt } from '../../message-node.ts';
import { type RuleFinding, rule } from '../../rule.ts';
import { both, collections, debitScheme } from '../scope.ts';

/** "Same mandate, new debtor account": what stands in place of an account nobody wants to name. */
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

/** Until 2016 the word stood under the debtor's bank, and the collection had to be a first one again. */
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

/** D-06: an amendment names what was before: the creditor by name or id, the account by IBAN or the word for "another one". */
export const whatWasAmended = rule({
  id: 'D-06',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC114-06 and EPC301-07, usage rules of AmendmentInformationDetails; SMNDA as of November 2016',
  appliesTo: both(collections, debitScheme),
  select: ['MndtRltdInf/AmdmntInfDtls'],
  check: (details) =>
    [creditorFault(details), accountFault(details), bankFault(details)].filter((found) => found !== undefined),
});
