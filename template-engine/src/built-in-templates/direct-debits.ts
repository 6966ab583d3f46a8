import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { type DebitScheme, directDebitBody, typicalCollection } from './direct-debit-body.ts';
import {
  collectedAmount,
  collectingParties,
  creditorId,
  debitHeader,
  debitIds,
  debitRemittance,
  mandateFields,
} from './direct-debit-fields.ts';
import { maximalDebitBody, maximalDebitSections } from './direct-debit-maximal.ts';
import { amountField } from './field.ts';
import { in2009, iso2009 } from './generation.ts';
import type { BuiltInTemplateSource } from './template.ts';

const statedTotal: LayoutField = {
  ...amountField('statedTotal', 'Stated total (EUR)', 'GrpHdr/TtlIntrBkSttlmAmt'),
  help: 'Wrong on purpose: not what the amount below adds up to (rule G-04).',
  default: { from: 'literal', value: '999.99' },
};

const wrongCreditorId: LayoutField = {
  ...creditorId,
  help: 'Wrong on purpose: the check digits should be 98 (rule D-02).',
  default: { from: 'literal', value: 'DE97ZZZ09999999999' },
};

const needed: readonly LayoutField[] = [collectedAmount, ...collectingParties, ...mandateFields];
const usual: LayoutField[] = [...needed, debitRemittance, ...debitIds];

const transactions: LayoutSection = {
  name: 'transactions',
  label: 'Direct debits',
  help: 'Add as many as you need; what you leave out is made up.',
  repeat: { min: 1, max: 20, generated: true },
  fields: usual,
};

const one = (fields: LayoutField[]): LayoutSection => ({ name: 'payment', label: 'Direct debit', fields });

type Content = BuiltInTemplateSource['content'];

const common = (scheme: DebitScheme): Pick<Content, 'group' | 'messageType' | 'scheme' | 'rbVersions'> => ({
  group: 'Direct debits',
  messageType: 'pacs.003.001.08',
  scheme,
  rbVersions: ['2025', '2023'],
});

const typical = (scheme: DebitScheme): Content => ({
  ...common(scheme),
  title: `${schemeNames[scheme]}: direct debits, typical`,
  description: 'One or a few SEPA direct debits with mandate and remittance information, as most banks send them.',
  sections: [debitHeader, transactions],
  body: directDebitBody({ group: 'transactions', transaction: typicalCollection(scheme) }),
});

const minimal = (scheme: DebitScheme): Content => ({
  ...common(scheme),
  title: `${schemeNames[scheme]}: direct debit, minimal`,
  description: 'One SEPA direct debit with nothing but what the scheme demands.',
  sections: [debitHeader, one([...needed, ...debitIds])],
  body: directDebitBody({ group: 'own', transaction: typicalCollection(scheme) }),
});

const maximal = (scheme: DebitScheme): Content => ({
  ...common(scheme),
  title: `${schemeNames[scheme]}: direct debit, maximal`,
  description:
    'One SEPA direct debit with every element the scheme allows: an amended mandate, addresses, ultimate parties, identifications, purposes and a creditor reference.',
  sections: maximalDebitSections,
  body: maximalDebitBody(scheme),
});

const wrong = (scheme: DebitScheme): Content => ({
  ...common(scheme),
  title: `${schemeNames[scheme]}: direct debit with two mistakes`,
  description:
    'One SEPA direct debit that is wrong on purpose, to see the report and the rejection: the total is not the sum (G-04) and the creditor identifier has wrong check digits (D-02).',
  sections: [
    { ...debitHeader, fields: [...debitHeader.fields, statedTotal] },
    one(usual.map((field) => (field === creditorId ? wrongCreditorId : field))),
  ],
  body: directDebitBody({ group: 'own', total: '{{statedTotal}}', transaction: typicalCollection(scheme) }),
});

const of2021 = (scheme: DebitScheme): Content => ({
  ...common(scheme),
  title: `${schemeNames[scheme]}: direct debits, rulebook 2021`,
  description: 'One or a few SEPA direct debits in the message version of 2009, as rulebook 2021 exchanges it.',
  messageType: iso2009.versions['pacs.003'],
  rbVersions: ['2021'],
  sections: in2009([debitHeader, transactions]),
  body: directDebitBody({
    group: 'transactions',
    generation: iso2009,
    transaction: typicalCollection(scheme, iso2009),
  }),
});

/** The templates for direct debits of one scheme. */
export const directDebits = (scheme: DebitScheme): readonly BuiltInTemplateSource[] => [
  { templateName: `${scheme}-typical`, content: typical(scheme) },
  { templateName: `${scheme}-minimal`, content: minimal(scheme) },
  { templateName: `${scheme}-maximal`, content: maximal(scheme) },
  { templateName: `${scheme}-error`, content: wrong(scheme) },
  { templateName: `${scheme}-2021`, content: of2021(scheme) },
];
