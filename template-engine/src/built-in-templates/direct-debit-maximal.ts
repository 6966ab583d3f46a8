import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { collectionType, type DebitScheme, directDebitBody, mandateElements } from './direct-debit-body.ts';
import { collectedAmount, debitHeader, debitIds, inDebit, mandateFields } from './direct-debit-fields.ts';
import { around, euro, leaf, optional, where } from './element.ts';
import { textField } from './field.ts';
import { creditor, debtor, identification, remittance, ultimate } from './maximal-body.ts';
import { maximalSections } from './maximal-fields.ts';
import { sided } from './original-fields.ts';
import { account, agent } from './payment-elements.ts';

const formerMandateId: LayoutField = {
  ...textField(
    'formerMandateId',
    'Former mandate identification',
    'DrctDbtTxInf/DrctDbtTx/MndtRltdInf/AmdmntInfDtls/OrgnlMndtId',
    35,
  ),
  required: false,
  help: 'Where the mandate was amended; empty it to say that it was not.',
  default: { from: 'literal', value: 'MANDATE-OLD-1' },
};

const mandate: LayoutSection = {
  name: 'mandate',
  label: 'Mandate',
  fields: [...mandateFields, formerMandateId],
};

const named = (...names: readonly string[]): LayoutField[] =>
  maximalSections.flatMap(({ fields }) => fields).filter(({ name }) => names.includes(name));

/** Proxies of accounts exist in credit transfers only. */
const isOfDebits = ({ name }: LayoutField): boolean => !/Proxy/.test(name);

const sectionsOf = (...names: readonly string[]): LayoutSection[] =>
  maximalSections
    .filter(({ name }) => names.includes(name))
    .map((section) => ({
      ...section,
      fields: section.fields.filter(isOfDebits).map((field) => inDebit(sided(field, 'creditor'))),
    }));

const payment: LayoutSection = {
  name: 'payment',
  label: 'Payment',
  fields: [
    collectedAmount,
    ...debitIds,
    ...named('categoryPurpose', 'purpose', 'instructionId', 'uetr').map((field) => ({
      ...inDebit(field),
      ...(field.name === 'categoryPurpose' ? { element: 'DrctDbtTxInf/PmtTpInf/CtgyPurp/Cd' } : {}),
    })),
  ],
};

/** Every element of the SEPA subset of a direct debit, in sections. */
export const maximalDebitSections: LayoutSection[] = [
  { ...debitHeader, fields: [...debitHeader.fields, ...named('instructedAgent')] },
  payment,
  mandate,
  ...sectionsOf('creditor', 'debtor', 'ultimateParties', 'remittance'),
];

const amended = where(
  'formerMandateId',
  leaf('AmdmntInd', 'true'),
  around('AmdmntInfDtls', leaf('OrgnlMndtId', '{{formerMandateId}}')),
);

/** Mustache text of one direct debit with every element of the SEPA subset. */
export const maximalDebitBody = (scheme: DebitScheme): string =>
  directDebitBody({
    group: 'own',
    instructed: where('instructedAgent', agent('InstdAgt', 'instructedAgent')),
    transaction: around(
      'DrctDbtTxInf',
      identification,
      collectionType(scheme, optional('CtgyPurp/Cd', 'categoryPurpose')),
      euro('IntrBkSttlmAmt', '{{amount}}'),
      leaf('ChrgBr', 'SLEV'),
      leaf('ReqdColltnDt', '{{settlementDate}}'),
      mandateElements(amended),
      creditor,
      account('CdtrAcct', 'creditorIban'),
      agent('CdtrAgt', 'creditorAgent'),
      ultimate('UltmtCdtr', 'ultimateCreditor', 'PrvtId', 'NIDN'),
      debtor,
      account('DbtrAcct', 'debtorIban'),
      agent('DbtrAgt', 'debtorAgent'),
      ultimate('UltmtDbtr', 'ultimateDebtor', 'OrgId', 'TXID'),
      optional('Purp/Cd', 'purpose'),
      ...remittance,
    ),
  });
