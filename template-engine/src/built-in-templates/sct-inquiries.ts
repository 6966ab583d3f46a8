import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { assignment } from './case-fields.ts';
import { dateField, textField } from './field.ts';
import { type Inquiry, inquiryBody, inquiryVersion } from './inquiry-body.ts';
import { type Original, originalPartiesSection, originalSection } from './original-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

const original: Original = { entry: 'Undrlyg/IntrBk', side: 'debtor', settledDaysAgo: 2 };

const caseId: LayoutField = {
  ...textField('caseId', 'Inquiry reference', 'Case/Id', 35),
  required: false,
  help: 'Of the asking bank, used once; the answer quotes it. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'INQ' },
};

const newDate: LayoutField = {
  ...dateField('newDate', 'Settlement date it should have', 'Mod/IntrBkSttlmDt'),
  help: 'Earlier than the original one, or the same where only the beneficiary was credited too late.',
  default: { from: 'targetDay', plus: -3 },
};

const note: LayoutField = {
  ...textField('note', 'What is asked', 'InstrForAssgne/InstrInf', 140),
  kind: 'longText',
  required: false,
  help: 'The scheme wants it to begin with the time the payer’s order came in, such as 2026-11-18T09:00:00Z. SIM:INQ-OK, SIM:INQ-NO or SIM:SILENT asks the test engine for that answer.',
};

const asks = (...fields: readonly LayoutField[]): LayoutSection => ({
  name: 'inquiry',
  label: 'Inquiry',
  fields: [caseId, ...fields],
});

type Kind = {
  readonly name: string;
  readonly inquiry: Inquiry;
  readonly title: string;
  readonly description: string;
  readonly section: LayoutSection;
};

const claim: Kind = {
  name: 'sct-claim-non-receipt',
  inquiry: 'camt.027',
  title: 'Claim of non-receipt',
  description:
    'Asks where a sent credit transfer is that the beneficiary has not received. Cents of the original script the answer: .62 no, .41 none, all others yes.',
  section: asks({ ...note, default: { from: 'literal', value: 'The beneficiary has not received it' } }),
};

const valueDate: Kind = {
  name: 'sct-claim-value-date',
  inquiry: 'camt.087',
  title: 'Claim of a value date',
  description:
    'Asks for an earlier value date of a sent credit transfer that was credited late. Cents of the original script the answer: .62 no, .41 none, all others yes.',
  section: asks(newDate, { ...note, default: { from: 'literal', value: 'It was credited late' } }),
};

const templateOf = ({ name, inquiry, title, description, section }: Kind): BuiltInTemplateSource => ({
  templateName: name,
  content: {
    title,
    description,
    group: 'Inquiries',
    messageType: inquiryVersion(inquiry, '2019'),
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: [assignment, originalSection(original), section, originalPartiesSection(original)],
    body: inquiryBody(inquiry, '2019'),
  },
});

const in2021 = ({ name, inquiry, title, ...kind }: Kind): BuiltInTemplateSource => ({
  templateName: `${name}-2021`,
  content: {
    ...templateOf({ name, inquiry, title, ...kind }).content,
    title: `${title}, rulebook 2021`,
    messageType: inquiryVersion(inquiry, '2009'),
    rbVersions: ['2021'],
    body: inquiryBody(inquiry, '2009'),
  },
});

/** Inquiries about credit transfers: non-receipt and value date. */
export const sctInquiries: readonly BuiltInTemplateSource[] = [
  templateOf(claim),
  templateOf(valueDate),
  in2021(claim),
  in2021(valueDate),
];
