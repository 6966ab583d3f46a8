import type { Intake } from '../clearing/intake.ts';
import type { InquiryName, Payment, Referral } from '../order/order.ts';
import type { Dialect } from './dialect.ts';
import type { Heading } from './draft.ts';
import { agent, amount, assignment, caseAgent, leaf } from './elements.ts';
import { type OriginalMessage, originalGroup, originalIds, originalUetr } from './original-ids.ts';
import { originalReference } from './original-reference.ts';
import type { Part, XmlDocument } from './xml.ts';

/** What the other bank says to a claim of non-receipt (camt.027) or of a value date (camt.087). */
export type InquiryAnswer = {
  readonly name: InquiryName;
  readonly inquiry: Referral;
  /** The bank that opened the case. */
  readonly asker: string | undefined;
  readonly statusId: string;
  readonly original: OriginalMessage;
  /** Undefined where the clearing never saw it. */
  readonly transfer: Payment | undefined;
  /** Why the answer is no; yes where missing. */
  readonly refusal?: string;
};

/** Answers to inquiries are younger than the generation of 2009 they go with, and spelt as the next one. */
const dialectFor = (dialect: Dialect): Dialect =>
  dialect.bic === 'BICFI'
    ? dialect
    : {
        ...dialect,
        versions: { ...dialect.versions, 'camt.029': 'camt.029.001.08' },
        bic: 'BICFI',
        wrapsParties: true,
      };

/** The word for yes and no; a value date that was right from the beginning is a no of its own. */
const confirmation = ({ name, refusal }: InquiryAnswer): string => {
  if (name === 'camt.027') return refusal === undefined ? 'ACNR' : 'RJNR';
  if (refusal === undefined) return 'ACVA';
  return refusal === 'CVAA' ? 'CVAA' : 'RJVA';
};

/** A refused claim says why; an accepted one when the payment was processed, and by whom. */
const claimDetails = ({ name, refusal, inquiry, transfer }: InquiryAnswer, { input, dialect }: Intake): Part => {
  if (name === 'camt.087') return undefined;
  if (refusal !== undefined) return ['ClmNonRctDtls', [['Rjctd', [['Cd', refusal]]]]];
  const date = transfer?.settlementDate ?? inquiry.originalDate;
  const bank = transfer?.creditor.bic ?? input.clearing.bic;
  return ['ClmNonRctDtls', [['Accptd', [leaf('DtPrcd', date), agent('OrgnlNxtAgt', dialect, bank)]]]];
};

const referenceOf = ({ transfer, inquiry }: InquiryAnswer, intake: Intake): Part => {
  if (transfer === undefined) return undefined;
  const date = transfer.settlementDate ?? inquiry.originalDate;
  const reference = originalReference(transfer, date, intake);
  const parts = reference?.[1];
  return Array.isArray(parts) ? ['OrgnlTxRef', [amount('IntrBkSttlmAmt', transfer.amount?.text), ...parts]] : reference;
};

const detailsOf = (answer: InquiryAnswer, intake: Intake): Part => [
  'ModDtls',
  [
    ['ModStsId', answer.statusId],
    originalGroup(answer.original, intake),
    ...originalIds(answer.inquiry),
    originalUetr(answer.inquiry.uetr, intake),
    referenceOf(answer, intake),
  ],
];

/** The settlement date the payment has from now on. */
const resolution = ({ name, refusal, inquiry }: InquiryAnswer): Part =>
  name === 'camt.087' && refusal === undefined && inquiry.requestedDate !== undefined
    ? ['RsltnRltdInf', [['IntrBkSttlmDt', inquiry.requestedDate]]]
    : undefined;

const resolvedCase = ({ inquiry, asker }: InquiryAnswer, heading: Heading, { dialect }: Intake): Part =>
  inquiry.ownId === undefined
    ? undefined
    : ['RslvdCase', [['Id', inquiry.ownId], caseAgent('Cretr', dialect, asker ?? heading.to)]];

const partsOf = function* (answer: InquiryAnswer, heading: Heading, intake: Intake): Iterable<Part> {
  yield assignment(intake.dialect, heading);
  yield resolvedCase(answer, heading, intake);
  yield ['Sts', [['Conf', confirmation(answer)]]];
  yield detailsOf(answer, intake);
  yield claimDetails(answer, intake);
  yield resolution(answer);
};

/** A camt.029 that answers one inquiry. */
export const inquiryAnswer = (answer: InquiryAnswer, heading: Heading, intake: Intake): XmlDocument => {
  const spelt = { ...intake, dialect: dialectFor(intake.dialect) };
  return {
    messageType: spelt.dialect.versions['camt.029'],
    root: 'RsltnOfInvstgtn',
    parts: partsOf(answer, heading, spelt),
  };
};
