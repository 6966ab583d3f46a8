import type { Recipient } from '@clearbench/contracts/sim-env/participants';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { Decimal } from '@clearbench/iso20022/decimal';
import type { XmlDocument } from './xml.ts';

/** The header of an answer; in a corrupted answer it is wrong. */
export type Heading = {
  readonly messageId: string;
  readonly createdAt: string;
  readonly from: string;
  readonly to: string;
  readonly total: (sum: Decimal) => string;
};

/**
 * Files of a debit clearing. DVF: result of the checks; DNF: later notifications; UDF: failed settlement; SDF: all
 * later answers.
 */
export type DebitFile = 'DVF' | 'DNF' | 'UDF' | 'SDF';

/** Files of inquiries. QVF: result of the checks; OQF: answers of the other bank. */
export type InquiryFile = 'QVF' | 'OQF';

/** Files of a credit clearing and of a debit clearing. */
export type AnswerFile = Draft['file'] | DebitFile | InquiryFile;

/** The file of an answer. */
export type AnswerPart = {
  readonly file: AnswerFile;
  /** The message's element. */
  readonly element: string;
  /** True where a wrong header was requested. */
  readonly isMisaddressed: boolean;
};

/**
 * An answer that is decided and not written yet. CVF: result of the checks; RSF: failed settlement; CCF: cancelled payments; OQF: inquiry of the
 * other bank; SCF: all later answers; a debit clearing has its own file types.
 */
export type Draft = {
  readonly file: 'CVF' | 'RSF' | 'SCF' | 'CCF' | 'DNF' | 'OQF';
  readonly messageId: string;
  readonly dueAt: string;
  readonly reason: EngineReason;
  /** The tester who receives it in place of the sender. */
  readonly recipient?: Recipient;
  /** The BIC of this tester in the message. */
  readonly receiver?: string;
  /** The message of the sender that the recipient gets. */
  readonly sourceMessageId?: string | undefined;
  /** The message of the recipient to which a forwarded R-message refers. */
  readonly aboutMessageId?: string;
  readonly document: (heading: Heading) => XmlDocument;
};
