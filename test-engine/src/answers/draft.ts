import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Decimal } from '@clearbench/validation/decimal';
import type { XmlDocument } from './xml.ts';

/** What the header of an answer says; a corrupted answer says something wrong here. */
export type Heading = {
  readonly messageId: string;
  readonly createdAt: string;
  readonly from: string;
  readonly to: string;
  readonly total: (sum: Decimal) => string;
};

/** Files of a debit clearing. DVF: result of the checks; DNF: what is due later; UDF: failed settlement; SDF: everything that comes later. */
export type DebitFile = 'DVF' | 'DNF' | 'UDF' | 'SDF';

/** Files of inquiries. QVF: result of the checks; OQF: what the other bank answers. */
export type InquiryFile = 'QVF' | 'OQF';

/** Files of a credit clearing and of a debit clearing. */
export type AnswerFile = Draft['file'] | DebitFile | InquiryFile;

/** Of which file an answer is a part, and how. */
export type AnswerPart = {
  readonly file: AnswerFile;
  /** The message's element. */
  readonly element: string;
  /** Somebody asked for a header that is wrong. */
  readonly isMisaddressed: boolean;
};

/** An answer that is decided but not yet written. CVF: result of the checks; RSF: failed settlement; SCF: everything that comes later; a debit clearing has names of its own for these. */
export type Draft = {
  readonly file: 'CVF' | 'RSF' | 'SCF' | 'DNF';
  readonly messageId: string;
  readonly dueAt: string;
  readonly reason: EngineReason;
  readonly document: (heading: Heading) => XmlDocument;
};
