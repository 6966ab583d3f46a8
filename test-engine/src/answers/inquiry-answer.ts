import type { Intake } from '../clearing/intake.ts';
import type { InquiryName, Payment, RTransaction } from '../message-parser/parsed-message.ts';
import type { Heading } from './draft.ts';
import { agent, assignment, caseAgent, leaf } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import { standardOfInquiries } from './message-standard.ts';
import { type OriginalMessage, originalGroup, originalIds, originalUetr } from './original-ids.ts';
import { originalReference } from './original-reference.ts';
import type { Part, XmlDocument } from './xml.ts';

/** The other bank's answer to a claim of non-receipt (camt.027) or of value date correction (camt.087). */
export type InquiryAnswer = {
  readonly name: InquiryName;
  readonly inquiry: RTransaction;
  /** The bank that opened the case. */
  readonly asker: string | undefined;
  readonly statusId: string;
  readonly original: OriginalMessage;
  /** Undefined for a payment that the clearing does not know. */
  readonly transfer: Payment | undefined;
  /** The reason of a negative answer; absent for a positive one. */
  readonly refusal?: string;
};

/** The confirmation code; a value date that was correct has its own negative code. */
const confirmation = ({ name, refusal }: InquiryAnswer): string => {
  if (name === 'camt.027') return refusal === undefined ? 'ACNR' : 'RJNR';
  if (refusal === undefined) return 'ACVA';
  return refusal === 'CVAA' ? 'CVAA' : 'RJVA';
};

/** A rejected claim has a reason; an accepted one the time of processing and the bank. */
const claimDetails = ({ name, refusal, inquiry, transfer }: InquiryAnswer, { input, standard }: Intake): Part => {
  if (name === 'camt.087') return undefined;
  if (refusal !== undefined) return ['ClmNonRctDtls', [['Rjctd', [['Cd', refusal]]]]];
  const date = transfer?.settlementDate ?? inquiry.originalDate;
  const bank = transfer?.creditor.bic ?? input.clearing.bic;
  return ['ClmNonRctDtls', [['Accptd', [leaf('DtPrcd', date), agent('OrgnlNxtAgt', standard, bank)]]]];
};

/** The scheme allows a shorter reference to a payment that was not found. */
const referenceOf = (answer: InquiryAnswer, heading: Heading, intake: Intake): Part => {
  const { transfer, inquiry, asker } = answer;
  const isFound = confirmation(answer) !== 'RJNR';
  if (isFound && transfer !== undefined) {
    const date = transfer.settlementDate ?? inquiry.originalDate;
    return originalReference(transfer, { amount: transfer.amount?.text, date }, intake);
  }
  return ['OrgnlTxRef', [agent('DbtrAgt', intake.standard, transfer?.debtor.bic ?? asker ?? heading.to)]];
};

const idsOf = (answer: InquiryAnswer): readonly Part[] =>
  confirmation(answer) === 'RJNR' ? [leaf('OrgnlTxId', answer.inquiry.transactionId)] : originalIds(answer.inquiry);

const statusOf = (answer: InquiryAnswer): Exclude<Part, undefined> => ['Sts', [['Conf', confirmation(answer)]]];

const detailsOf = (answer: InquiryAnswer, heading: Heading, intake: Intake): Part => {
  const part: Exclude<Part, undefined> = [
    'ModDtls',
    [
      ['ModStsId', answer.statusId],
      originalGroup(answer.original, intake),
      ...idsOf(answer),
      originalUetr(answer.inquiry.uetr, intake),
      referenceOf(answer, heading, intake),
    ],
  ];
  const place = { messageType: intake.standard.versions['camt.029'], path: ['ModDtls'], before: [statusOf(answer)] };
  return answer.transfer?.further === undefined ? part : insideSubset(part, place, intake);
};

/** The new settlement date of the payment. */
const resolution = ({ name, refusal, inquiry }: InquiryAnswer): Part =>
  name === 'camt.087' && refusal === undefined && inquiry.requestedDate !== undefined
    ? ['RsltnRltdInf', [['IntrBkSttlmDt', inquiry.requestedDate]]]
    : undefined;

const resolvedCase = ({ inquiry, asker }: InquiryAnswer, heading: Heading, { standard }: Intake): Part =>
  inquiry.ownId === undefined
    ? undefined
    : ['RslvdCase', [['Id', inquiry.ownId], caseAgent('Cretr', standard, asker ?? heading.to)]];

const partsOf = function* (answer: InquiryAnswer, heading: Heading, intake: Intake): Iterable<Part> {
  yield assignment(intake.standard, heading);
  yield resolvedCase(answer, heading, intake);
  yield statusOf(answer);
  yield detailsOf(answer, heading, intake);
  yield claimDetails(answer, intake);
  yield resolution(answer);
};

/** A camt.029 that answers one inquiry. */
export const inquiryAnswer = (answer: InquiryAnswer, heading: Heading, intake: Intake): XmlDocument => {
  const spelt = { ...intake, standard: standardOfInquiries(intake.standard) };
  return {
    messageType: spelt.standard.versions['camt.029'],
    root: 'RsltnOfInvstgtn',
    parts: partsOf(answer, heading, spelt),
  };
};
