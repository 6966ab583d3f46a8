import type { LayoutField } from '@clearbench/contracts/template/layout';
import { bicField, ibanField, textField } from './field.ts';

const at = (element: string): string => `CdtTrfTxInf/${element}`;

export const endToEndId: LayoutField = {
  ...textField('endToEndId', 'End-to-end identification', at('PmtId/EndToEndId'), 35),
  required: false,
  help: 'The originator’s reference; NOTPROVIDED where there is none. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'E2E' },
};

export const transactionId: LayoutField = {
  ...textField('transactionId', 'Transaction identification', at('PmtId/TxId'), 35),
  required: false,
  help: 'Of the sending bank, used once. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'TX' },
};

export const amount: LayoutField = {
  name: 'amount',
  label: 'Amount (EUR)',
  kind: 'amount',
  required: true,
  element: at('IntrBkSttlmAmt'),
  help: 'Where the environment plays along, the cents script the answer: .00 is accepted, .11 rejected (AC01), .21 returned (AC04), .31 recalled, .41 not answered.',
  default: { from: 'randomAmount', min: '10.00', max: '10.00' },
};

export const debtorName: LayoutField = {
  ...textField('debtorName', 'Debtor', at('Dbtr/Nm'), 70),
  default: { from: 'randomName' },
};

export const debtorAgent: LayoutField = {
  ...bicField('debtorAgent', 'Debtor agent (BIC)', at('DbtrAgt/FinInstnId/BICFI')),
  default: { from: 'profileBic', otherwise: 'ZYAADEF0XXX' },
};

/** After the agent, because its country is used. */
export const debtorIban: LayoutField = {
  ...ibanField('debtorIban', 'Debtor IBAN', at('DbtrAcct/Id/IBAN')),
  help: 'Made up for the country of the debtor agent, with right check digits.',
  default: { from: 'randomIban', country: 'debtorAgent' },
};

export const creditorName: LayoutField = {
  ...textField('creditorName', 'Creditor', at('Cdtr/Nm'), 70),
  default: { from: 'randomName' },
};

export const creditorAgent: LayoutField = {
  ...bicField('creditorAgent', 'Creditor agent (BIC)', at('CdtrAgt/FinInstnId/BICFI')),
  default: { from: 'literal', value: 'ZYBBFRP0XXX' },
};

/** After the agent, because its country is used. */
export const creditorIban: LayoutField = {
  ...ibanField('creditorIban', 'Creditor IBAN', at('CdtrAcct/Id/IBAN')),
  help: 'Made up for the country of the creditor agent, with right check digits.',
  default: { from: 'randomIban', country: 'creditorAgent' },
};

export const remittance: LayoutField = {
  ...textField('remittance', 'Remittance information', at('RmtInf/Ustrd'), 140),
  kind: 'longText',
  required: false,
  help: 'A command such as SIM:RTRN(AC04) or SIM:RJCT(AM04) asks the test engine for an answer of your choice.',
  default: { from: 'literal', value: 'Invoice 4711' },
};

export const parties: readonly LayoutField[] = [
  debtorName,
  debtorAgent,
  debtorIban,
  creditorName,
  creditorAgent,
  creditorIban,
];

/** The fields of every credit transfer, most important first. */
export const paymentFields: LayoutField[] = [amount, ...parties, remittance, endToEndId, transactionId];
