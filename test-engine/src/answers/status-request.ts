import type { Intake } from '../clearing/intake.ts';
import type { CopiedElement } from '../message-parser/further-elements.ts';
import type { RTransaction } from '../message-parser/parsed-message.ts';
import type { Heading } from './draft.ts';
import { agent, amount, leaf } from './elements.ts';
import { insideSubset } from './inside-subset.ts';
import { standardOfInquiries } from './message-standard.ts';
import { type OriginalMessage, originalGroup, originalIds, originalUetr } from './original-ids.ts';
import type { Part, XmlDocument } from './xml.ts';

/** The transaction whose status the other bank requests: an instant payment, or that of a recall or an inquiry. */
export type StatusRequestLine = {
  readonly requestId: string;
  readonly of: Pick<RTransaction, 'instructionId' | 'endToEndId' | 'transactionId' | 'uetr'>;
  /** Amount and settlement date of the payment. */
  readonly amount: string | undefined;
  readonly date: string | undefined;
  /** Acceptance time of an instant payment. */
  readonly acceptedAt: string | undefined;
  /** The elements of the payment as the message about it has them. */
  readonly reference: readonly (Part | CopiedElement)[];
};

const linePart = (line: StatusRequestLine, original: OriginalMessage, intake: Intake): Part => {
  const { requestId, of, acceptedAt, reference } = line;
  const part: Exclude<Part, undefined> = [
    'TxInf',
    [
      ['StsReqId', requestId],
      ...originalIds({ ...of, instructionId: of.instructionId ?? 'NOTPROVIDED' }),
      originalUetr(of.uetr, intake),
      leaf('AccptncDtTm', acceptedAt),
      ['OrgnlTxRef', [amount('IntrBkSttlmAmt', line.amount), leaf('IntrBkSttlmDt', line.date), ...reference]],
    ],
  ];
  const group = originalGroup(original, intake);
  const before = group === undefined ? {} : { before: [group] };
  return insideSubset(part, { messageType: intake.standard.versions['pacs.028'], path: ['TxInf'], ...before }, intake);
};

const partsOf = function* (
  lines: readonly StatusRequestLine[],
  original: OriginalMessage,
  heading: Heading,
  intake: Intake,
): Iterable<Part> {
  const { bic } = standardOfInquiries(intake.standard);
  const standard = { ...intake.standard, bic };
  yield [
    'GrpHdr',
    [
      ['MsgId', heading.messageId],
      ['CreDtTm', heading.createdAt],
      agent('InstgAgt', standard, heading.from),
      agent('InstdAgt', standard, heading.to),
    ],
  ];
  yield originalGroup(original, intake);
  for (const line of lines) yield linePart(line, original, intake);
};

/**
 * A pacs.028 in the version of the rulebook: the other bank requests the status of an instant payment, or the answer to
 * its recall or inquiry. It names banks as ISO 20022 of 2019 does, as inquiries do.
 */
export const statusRequest = (
  lines: readonly StatusRequestLine[],
  original: OriginalMessage,
  heading: Heading,
  intake: Intake,
): XmlDocument => ({
  messageType: intake.standard.versions['pacs.028'],
  root: 'FIToFIPmtStsReq',
  parts: partsOf(lines, original, heading, intake),
});
