import type { LayoutField } from '@clearbench/contracts/template/layout';

const text = (
  name: string,
  label: string,
  element: string,
  maxLength: number,
  more: Partial<LayoutField> = {},
): LayoutField => ({
  name,
  label,
  kind: 'text',
  required: true,
  maxLength,
  element: `CdtTrfTxInf/${element}`,
  ...more,
});

export const endToEndId = text('endToEndId', 'End-to-end identification', 'PmtId/EndToEndId', 35, {
  help: 'The originator’s reference; NOTPROVIDED where there is none.',
  default: { from: 'reference', prefix: 'E2E' },
});
export const transactionId = text('transactionId', 'Transaction identification', 'PmtId/TxId', 35, {
  default: { from: 'reference', prefix: 'TX' },
});
export const amount: LayoutField = {
  name: 'amount',
  label: 'Amount (EUR)',
  kind: 'amount',
  required: true,
  element: 'CdtTrfTxInf/IntrBkSttlmAmt',
  help: 'Where the environment plays along, the cents script the answer: .00 is accepted, .11 rejected, .21 returned.',
  default: { from: 'randomAmount', min: '10.00', max: '10.00' },
};
export const debtorName = text('debtorName', 'Debtor', 'Dbtr/Nm', 70, { default: { from: 'randomName' } });
export const debtorIban: LayoutField = {
  name: 'debtorIban',
  label: 'Debtor IBAN',
  kind: 'iban',
  required: true,
  element: 'CdtTrfTxInf/DbtrAcct/Id/IBAN',
  default: { from: 'randomIban', country: 'DE' },
};
export const debtorAgent: LayoutField = {
  name: 'debtorAgent',
  label: 'Debtor agent (BIC)',
  kind: 'bic',
  required: true,
  element: 'CdtTrfTxInf/DbtrAgt/FinInstnId/BICFI',
  default: { from: 'profileBic', otherwise: 'ZYAADEF0XXX' },
};
export const creditorName = text('creditorName', 'Creditor', 'Cdtr/Nm', 70, { default: { from: 'randomName' } });
export const creditorIban: LayoutField = {
  name: 'creditorIban',
  label: 'Creditor IBAN',
  kind: 'iban',
  required: true,
  element: 'CdtTrfTxInf/CdtrAcct/Id/IBAN',
  default: { from: 'randomIban', country: 'FR' },
};
export const creditorAgent: LayoutField = {
  name: 'creditorAgent',
  label: 'Creditor agent (BIC)',
  kind: 'bic',
  required: true,
  element: 'CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI',
  default: { from: 'literal', value: 'ZYBBFRP0XXX' },
};
export const remittance = text('remittance', 'Remittance information', 'RmtInf/Ustrd', 140, {
  kind: 'longText',
  required: false,
  help: 'A command such as SIM:RTRN(AC04) asks the test engine for an answer of your choice.',
  default: { from: 'literal', value: 'Invoice 4711' },
});

/** What every credit transfer says, in the order people think of it. */
export const paymentFields: LayoutField[] = [
  amount,
  debtorName,
  debtorIban,
  debtorAgent,
  creditorName,
  creditorIban,
  creditorAgent,
  remittance,
  endToEndId,
  transactionId,
];
