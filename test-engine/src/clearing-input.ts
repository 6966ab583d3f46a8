import type { ClearingSettings, RbVersion } from '@clearbench/contracts/sim-env/events';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type {
  BulkVerdict,
  ClearingVerdict,
  EngineReason,
  PlannedAnswer,
} from '@clearbench/contracts/transfer/clearing';
import type { ClosedDays } from '@clearbench/validation/calendar/closed-days';
import type { EnvelopeProfile, FileLimits } from '@clearbench/validation/envelopes/envelope-profile';
import type { Profile } from '@clearbench/validation/profile';
import type { AnswerPart } from './answers/draft.ts';

/** A message of before, found by one of the ids `referencedMessageIds` gives. */
export type EarlierMessage = {
  readonly bytes: Uint8Array;
  readonly messageType: string;
  /** What it holds has settled. */
  readonly isSettled?: boolean;
};

/** Transactions of an earlier message that an R-message is about. */
export type TakenUp = {
  readonly originalMessageId: string;
  readonly transactionIds: readonly string[];
  /** Of the R-message; where missing, it is of the same kind as the one that is judged. */
  readonly messageType?: string;
};

/** All the clearing may know; clock and chance come in here, so that the same input gives the same bytes. */
export type ClearingInput = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Errors of the structure layer that the validator found in this content. */
  readonly messageErrors: number;
  /** What the validator checks it against: what breaks a rule of the scheme there is refused here. */
  readonly profile?: Profile;
  readonly rbVersion: RbVersion;
  readonly scheme: Scheme;
  readonly clearing: ClearingSettings;
  /** On which days the clearing settles; the scheme's own calendar where missing. */
  readonly calendar?: ClosedDays;
  readonly sender: { readonly bic: string; readonly testCode: string };
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly seed: string;
  /** Whether the environment has taken in a message of that id before. */
  readonly seenMessage?: (messageId: string) => boolean;
  /** Whether the environment has taken in a file of bulks with that reference from the same sender before. */
  readonly seenFile?: (reference: string) => boolean;
  /** How bulks are wrapped into files, and the most a file may hold; as the product has it where missing. */
  readonly forms?: readonly EnvelopeProfile[];
  readonly limits?: FileLimits;
  /** What an R-message refers to; more than one where it refers to several messages. */
  readonly original?: EarlierMessage;
  readonly originals?: readonly EarlierMessage[];
  /** What was undone after it came: its own collections cancelled, what was delivered for it sent back. Asked again with these, the clearing says what is still to come. */
  readonly undone?: readonly TakenUp[];
  /** What R-messages were about before. */
  readonly takenUpBefore?: readonly TakenUp[];
};

export type MadeAnswer = {
  readonly answer: Omit<PlannedAnswer, 'sha256' | 'size' | 'fileId' | 'messages'>;
  readonly bytes: Uint8Array;
  /** Where it is a part of a file to be: of which one. */
  readonly part?: AnswerPart;
  /** Of a file that holds bulks: each of its messages as one that stands alone. */
  readonly messages?: readonly MadeMessage[];
};

export type MadeMessage = { readonly messageId: string; readonly messageType: string; readonly bytes: Uint8Array };

/** What became of one bulk of a file. */
export type BulkOutcome = {
  readonly verdict: BulkVerdict;
  /** The bulk as a message that stands alone. */
  readonly bytes: Uint8Array;
  readonly takenUp?: readonly TakenUp[];
  readonly turnedAway?: readonly string[];
};

export type ClearingOutcome = {
  readonly verdict: ClearingVerdict;
  /** Ordered by dueAt, then by sequence. */
  readonly answers: readonly MadeAnswer[];
  readonly settlesAt?: string;
  readonly silence?: EngineReason;
  /** Where the message is an R-message: what of its known originals it was taken in for. */
  readonly takenUp?: readonly TakenUp[];
  /** Ids of payments that were turned away while others were taken in: they may come again. */
  readonly turnedAway?: readonly string[];
  /** Where the file holds bulks and was looked into: what became of them. */
  readonly bulks?: readonly BulkOutcome[];
};
