import { childrenNamed, descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { both, collections, debitScheme } from '../../scope.ts';

/** "Same mandate, new debtor account" replaces the former account. */
const sameMandate = 'SMNDA';

const sepa = 'SEPA';

const creditorFault = (details: MessageNode): RuleFinding | undefined => {
  const node = descend(details, 'OrgnlCdtrSchmeId');
  const other = descend(node, 'Id', 'PrvtId', 'Othr');
  if (node === undefined) return undefined;
  if (descend(other, 'Id') === undefined) return descend(node, 'Nm') ? undefined : { node, variant: 'creditor' };
  if (other === undefined || textAt(other, 'SchmeNm', 'Prtry') === sepa) return undefined;
  const named = descend(other, 'SchmeNm')?.children[0];
  return { node: named ?? other, variant: 'creditorScheme', value: named?.text ?? '', expected: sepa };
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
  if (node === undefined) return undefined;
  if (node.text !== sameMandate) {
    return { node, variant: 'agentId', value: node.text, expected: `BIC, ${sameMandate}`, severity: 'Warning' };
  }
  const transaction = details.parent?.parent?.parent;
  const sequence =
    descend(transaction, 'PmtTpInf', 'SeqTp') ??
    descend(transaction?.parent, 'PmtTpInf', 'SeqTp') ??
    descend(transaction?.parent, 'GrpHdr', 'PmtTpInf', 'SeqTp');
  return sequence === undefined || sequence.text === 'FRST'
    ? { node, variant: 'formerly', value: node.text, severity: 'Warning' }
    : { node, variant: 'sequence', value: sequence.text, expected: 'FRST' };
};

/** With SMNDA in the account, the former bank is not stated. */
const agentFault = (details: MessageNode): RuleFinding | undefined => {
  const node = descend(details, 'OrgnlDbtrAgt');
  const account = textAt(details, 'OrgnlDbtrAcct', 'Id', 'Othr', 'Id');
  return node === undefined || account !== sameMandate ? undefined : { node, variant: 'agentToo' };
};

/** The creditor identifier of the collection, which an order can state for its payment group. */
const creditorId = (transaction: MessageNode): string | undefined =>
  [descend(transaction, 'DrctDbtTx', 'CdtrSchmeId'), descend(transaction.parent, 'CdtrSchmeId')]
    .map((scheme) => textAt(scheme, 'Id', 'PrvtId', 'Othr', 'Id'))
    .find(Boolean);

/** Former data are stated only where they differ from the current data. */
const unchanged = (details: MessageNode, transaction: MessageNode): readonly RuleFinding[] => {
  const creditor = descend(details, 'OrgnlCdtrSchmeId');
  // Beside a former name the identifier can be repeated.
  const formerCreditor = descend(creditor, 'Nm') === undefined ? creditor : undefined;
  const pairs = [
    [descend(details, 'OrgnlMndtId'), textAt(details.parent, 'MndtId')],
    [descend(details, 'OrgnlDbtrAcct', 'Id', 'IBAN'), textAt(transaction, 'DbtrAcct', 'Id', 'IBAN')],
    [descend(formerCreditor, 'Id', 'PrvtId', 'Othr', 'Id'), creditorId(transaction)],
  ] as const;
  return pairs.flatMap(([node, current]) =>
    node !== undefined && node.text === current
      ? [{ node, variant: 'unchanged', value: node.text, severity: 'Warning' } as const]
      : [],
  );
};

export const rule = defineRule({
  id: 'D-06',
  layer: 'scheme',
  severity: 'Error',
  codes: ['MD02'],
  anchors: ['MndtRltdInf/AmdmntInfDtls', 'OrgnlDbtrAcct/Id/Othr', 'OrgnlCdtrSchmeId/Id/PrvtId/Othr/SchmeNm'],
  appliesTo: both(collections, debitScheme),
  select: ['DrctDbtTxInf'],
  check: (transaction) =>
    childrenNamed(descend(transaction, 'DrctDbtTx', 'MndtRltdInf'), 'AmdmntInfDtls').flatMap((details) => [
      ...[creditorFault, accountFault, bankFault, agentFault].flatMap((fault) => fault(details) ?? []),
      ...unchanged(details, transaction),
    ]),
});
