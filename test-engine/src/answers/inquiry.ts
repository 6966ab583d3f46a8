import type { Intake } from '../clearing/intake.ts';
import type { InquiryName, Payment } from '../message-parser/parsed-message.ts';
import type { Heading } from './draft.ts';
import { amount, assignment, caseAgent, leaf } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import { standardOfInquiries } from './message-standard.ts';
import { type OriginalMessage, originalGroup, originalIds, originalUetr } from './original-ids.ts';
import { originalReference } from './original-reference.ts';
import type { Part, XmlDocument } from './xml.ts';

/** A claim of non-receipt (camt.027) or for value date correction (camt.087) of the bank that sent a payment. */
export type Inquiry = {
  readonly name: InquiryName;
  readonly caseId: string;
  /** The payment that the clearing delivered before. */
  readonly transfer: Payment;
  readonly original: OriginalMessage;
  readonly originalDate: string;
  /** The value date that the payment should have had; of a camt.087. */
  readonly wantedDate: string;
};

const roots = { 'camt.027': 'ClmNonRct', 'camt.087': 'ReqToModfyPmt' } as const satisfies Record<InquiryName, string>;

const caseOf = ({ caseId, transfer }: Inquiry, { from }: Heading, { standard }: Intake): Part => [
  'Case',
  [['Id', caseId], caseAgent('Cretr', standard, transfer.debtor.bic ?? from)],
];

const paymentOf = ({ name, transfer, original, originalDate }: Inquiry, intake: Intake): Part => {
  const part: Exclude<Part, undefined> = [
    'IntrBk',
    [
      originalGroup(original, intake),
      ...originalIds(transfer),
      amount('OrgnlIntrBkSttlmAmt', transfer.amount?.text),
      leaf('OrgnlIntrBkSttlmDt', originalDate),
      originalUetr(transfer.uetr, intake),
      originalReference(transfer, {}, intake),
    ],
  ];
  const place = { messageType: intake.standard.versions[name], path: ['Undrlyg', 'IntrBk'] };
  return ['Undrlyg', [insideSubset(part, place, intake)]];
};

const partsOf = function* (inquiry: Inquiry, heading: Heading, intake: Intake): Iterable<Part> {
  yield assignment(intake.standard, heading);
  yield caseOf(inquiry, heading, intake);
  yield paymentOf(inquiry, intake);
  if (inquiry.name === 'camt.087') yield ['Mod', [['IntrBkSttlmDt', inquiry.wantedDate]]];
};

/** An inquiry about one delivered payment in the version of the rulebook. */
export const inquiry = (about: Inquiry, heading: Heading, intake: Intake): XmlDocument => {
  const spelt = { ...intake, standard: standardOfInquiries(intake.standard) };
  return {
    messageType: spelt.standard.versions[about.name],
    root: roots[about.name],
    parts: partsOf(about, heading, spelt),
  };
};
