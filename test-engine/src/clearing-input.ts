import type { ClosedDays } from '@clearbench/calendars/closed-days';
import type { ClearingSettings, RbVersion } from '@clearbench/contracts/sim-env/events';
import type { Holder, Recipient } from '@clearbench/contracts/sim-env/participants';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type {
  BulkVerdict,
  ClearingVerdict,
  ConfirmationStatus,
  EngineReason,
  PlannedAnswer,
  TimeOut,
} from '@clearbench/contracts/transfer/clearing';
import type { FileForm, FileLimits } from '@clearbench/iso20022/envelopes/file-form';
import type { MessageForm } from '@clearbench/iso20022/envelopes/message-form';
import type { Profile } from '@clearbench/iso20022/profile';
import type { AnswerPart } from './answers/draft.ts';
import type { OwnedList } from './scenarios/compile-list.ts';

/** The scenario lists in force when a file was sent, and what their rules compare. */
export type ScenarioInForce = {
  /** That of the tester before that of the environment. */
  readonly lists: readonly OwnedList[];
  /** The time of sending; ISO 8601 UTC. */
  readonly at: string;
  /** The number of the file among those that the tester sent on this day. */
  readonly fileOfDay?: number;
  /** The BIC in the profile of the tester. */
  readonly tester: string;
  /** The name of the tester; '' for a deleted user. */
  readonly testerName?: string;
};

/**
 * The same transactions as in an earlier message, in a message that another tester sent or received. R-messages about the
 * earlier message are forwarded to this tester.
 */
export type Counterpart = {
  readonly bytes: Uint8Array;
  readonly recipient: Recipient;
  /** The BIC of this tester. */
  readonly bic: string;
  /** When it is delivered to the tester; absent for a message that the tester sent. */
  readonly dueAt?: string;
};

/** The answer of a participant to an instant payment, and when the clearing received it; ISO 8601 UTC. */
export type ParticipantAnswer = { readonly bytes: Uint8Array; readonly at: string };

/** Whether an instant payment to a participant was confirmed. */
export type Confirmation = 'awaited' | 'accepted' | { readonly rejectedWith: string };

/** An earlier message, found by one of the ids of `referencedMessageIds`. */
export type EarlierMessage = {
  readonly bytes: Uint8Array;
  readonly messageType: string;
  /** True where its payments have settled. */
  readonly isSettled?: boolean;
  /** The end of its time-out, for an instant payment; ISO 8601 UTC. */
  readonly timesOutAt?: string | undefined;
  /** For a delivered instant payment: until when the tester answers it; ISO 8601 UTC. */
  readonly answerUntil?: string | undefined;
  /** For such a payment, if the other bank requested its status: the status of the answer in time, if one came. */
  readonly statusRequest?: { readonly answered: ConfirmationStatus | undefined } | undefined;
  /** The scenario lists in force when it was sent. */
  readonly scenario?: ScenarioInForce | undefined;
  /** The testers who acted as participants when it was sent. */
  readonly holders?: readonly Holder[] | undefined;
  readonly counterparts?: readonly Counterpart[] | undefined;
  /** For an instant payment to a participant. */
  readonly confirmation?: Confirmation | undefined;
  /** For a message of the clearing: the tester who received it as a participant, or whose message it forwards. */
  readonly deliveredTo?: Recipient | undefined;
};

/** The sender of a file. */
export type FileSender = {
  readonly bic: string;
  readonly testCode: string;
  readonly userId?: string;
  /** BICs of the participants as which the sender acts. */
  readonly participants?: readonly string[];
};

/** Transactions of an earlier message that an R-message refers to. */
export type AcceptedReferences = {
  readonly originalMessageId: string;
  readonly transactionIds: readonly string[];
  /** Type of the R-message; absent for the same type as the current one. */
  readonly messageType?: string;
  /** What an answer to an instant payment states. */
  readonly status?: ConfirmationStatus;
  /** The clearing cancels these payments before their settlement. */
  readonly cancels?: true;
};

/** The input of the clearing, including clock and randomness, so that the same input gives the same bytes. */
export type ClearingInput = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Structural errors that the validator found in this content. */
  readonly messageErrors: number;
  /** The profile of the validator; broken rules of the scheme are rejected. */
  readonly profile?: Profile;
  readonly rbVersion: RbVersion;
  readonly scheme: Scheme;
  readonly clearing: ClearingSettings;
  /** The settlement days; the scheme's calendar where absent. */
  readonly calendar?: ClosedDays;
  readonly sender: FileSender;
  /** ISO 8601 UTC. */
  readonly now: string;
  /**
   * True where a business day lasts until the next business day of the calendar, as with a clock of the environment;
   * otherwise it lasts the seconds in the settings of the clearing.
   */
  readonly hasCalendarDays?: true;
  readonly seed: string;
  /** Whether the environment accepted a message with this id before. */
  readonly seenMessage?: (messageId: string) => boolean;
  /** Whether the environment accepted a file of bulks with this reference from the same sender before. */
  readonly seenFile?: (reference: string) => boolean;
  /** The envelopes of files and their limits; the built-in ones where absent. */
  readonly forms?: readonly FileForm[];
  /** The envelope of single messages; none where absent. */
  readonly messageForm?: MessageForm;
  readonly limits?: FileLimits;
  /** The original of an R-message; several where it refers to several messages. */
  readonly original?: EarlierMessage;
  readonly originals?: readonly EarlierMessage[];
  /**
   * Later undone payments: cancelled collections, and delivered payments that were sent back. With these, the clearing
   * computes the remaining answers.
   */
  readonly undone?: readonly AcceptedReferences[];
  /** References of earlier R-messages. */
  readonly earlierReferences?: readonly AcceptedReferences[];
  readonly scenario?: ScenarioInForce | undefined;
  /** The testers who act as participants; payments to these banks are delivered to them. */
  readonly holders?: readonly Holder[] | undefined;
  /** What the participant answered to this instant payment; absent until it answers. */
  readonly participantAnswer?: ParticipantAnswer | undefined;
};

export type MadeAnswer = {
  readonly answer: Omit<PlannedAnswer, 'sha256' | 'size' | 'fileId' | 'messages' | 'wait'>;
  readonly bytes: Uint8Array;
  /** For an instant payment that the tester answers: the seconds until the clearing rejects it, and the rejection. */
  readonly wait?: { readonly seconds: number; readonly rejection: MadeAnswer };
  /** The BIC of the receiver; absent where the sender of the file receives it. */
  readonly receiver?: string;
  /** The file that it becomes a part of. */
  readonly part?: AnswerPart;
  /** The separate messages of a file with bulks. */
  readonly messages?: readonly MadeMessage[];
};

export type MadeMessage = {
  readonly messageId: string;
  readonly messageType: string;
  readonly bytes: Uint8Array;
} & Pick<PlannedAnswer, 'sourceMessageId'>;

/** The result of one bulk of a file. */
export type BulkResult = {
  readonly verdict: BulkVerdict;
  /** The bulk as a separate message. */
  readonly bytes: Uint8Array;
  readonly acceptedReferences?: readonly AcceptedReferences[];
  readonly rejectedTransactionIds?: readonly string[];
};

export type ClearingResult = {
  /** With `awaits` only the intermediate result: the message is recorded, and its verdict is open. */
  readonly verdict: ClearingVerdict;
  /** An instant payment waits for the answer of a participant; this is the verdict without an answer until the time-out. */
  readonly awaits?: { readonly verdict: ClearingVerdict };
  /** Ordered by dueAt, then by sequence. */
  readonly answers: readonly MadeAnswer[];
  readonly settlesAt?: string;
  readonly silence?: EngineReason;
  /** Until when the sender waits for the answer, for an instant payment. */
  readonly timeOut?: TimeOut;
  /** For an R-message: the accepted references to known originals. */
  readonly acceptedReferences?: readonly AcceptedReferences[];
  /** Ids of rejected payments in a partly accepted message; they may be sent again. */
  readonly rejectedTransactionIds?: readonly string[];
  /** The results of the bulks of a processed file. */
  readonly bulks?: readonly BulkResult[];
};
