import type { ClearingSettings, RbVersion } from '@clearbench/contracts/sim-env/events';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { ClearingVerdict, EngineReason, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { ClosedDays } from '@clearbench/validation/calendar/closed-days';

/** A message of before, found by one of the ids `referencedMessageIds` gives. */
export type EarlierMessage = { readonly bytes: Uint8Array; readonly messageType: string };

/** Transactions of an earlier message that an R-message is about. */
export type TakenUp = { readonly originalMessageId: string; readonly transactionIds: readonly string[] };

/** All the clearing may know; clock and chance come in here, so that the same input gives the same bytes. */
export type ClearingInput = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Errors of the structure layer that the validator found in this content. */
  readonly messageErrors: number;
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
  /** What an R-message refers to; more than one where it refers to several messages. */
  readonly original?: EarlierMessage;
  readonly originals?: readonly EarlierMessage[];
  /** What R-messages of the same kind were about before. */
  readonly takenUpBefore?: readonly TakenUp[];
};

export type MadeAnswer = {
  readonly answer: Omit<PlannedAnswer, 'sha256' | 'size' | 'fileId'>;
  readonly bytes: Uint8Array;
};

export type ClearingOutcome = {
  readonly verdict: ClearingVerdict;
  /** Ordered by dueAt, then by sequence. */
  readonly answers: readonly MadeAnswer[];
  readonly settlesAt?: string;
  readonly silence?: EngineReason;
  /** Where the message is an R-message: what of its known originals it was taken in for. */
  readonly takenUp?: readonly TakenUp[];
};
