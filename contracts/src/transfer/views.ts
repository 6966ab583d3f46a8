import type { TransferState } from '../file/choices.ts';
import type { RbVersion } from '../sim-env/events.ts';
import type { Holder } from '../sim-env/participants.ts';
import { view } from '../view.ts';
import type {
  AppliedScenarios,
  ClearingVerdict,
  ConfirmationStatus,
  EngineReason,
  PlannedAnswer,
  TimeOut,
} from './clearing.ts';
import type { IncomingKind } from './incoming.ts';

/** One transfer of a file with its results; id = transferId. */
export type TransferDocument = {
  readonly transferId: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly environmentId: string;
  readonly environmentToken: string;
  readonly contentVersion: number;
  readonly sha256: string;
  readonly state: TransferState;
  readonly scenarios?: AppliedScenarios;
  /** The testers who acted as participants when the file was sent. */
  readonly holders?: readonly Holder[];
  readonly verdict?: ClearingVerdict;
  /** The message of an instant payment whose verdict waits for a participant; absent once it has a verdict. */
  readonly awaits?: { readonly messageId?: string | undefined; readonly messageType?: string | undefined };
  readonly answers: readonly (PlannedAnswer & {
    readonly releasedAt?: string;
    /** True where it was delivered after the time-out. */
    readonly isLate?: true;
    readonly isHeld?: true;
    /** For a delivered instant payment: until when the tester answers it. */
    readonly timeOut?: TimeOut;
    /** The answer of the tester in time: its status, its business time and its transfer. */
    readonly confirmation?: { readonly status: ConfirmationStatus; readonly at: string; readonly transferId: string };
    /** Why it will not be delivered. */
    readonly dropped?: 'user' | 'memoryReset';
  })[];
  readonly settlesAt?: string;
  /** For an instant payment: until when its sender waits for the answer. */
  readonly timeOut?: TimeOut;
  readonly silence?: EngineReason;
  /** Why planned answers were not adjusted after a cancellation, oldest first. */
  readonly replanningFailures?: readonly EngineReason[];
  readonly history: readonly { readonly state: TransferState; readonly at: string }[];
  /** Ids of the earlier messages to which the file refers, accepted or not. */
  readonly refersTo?: readonly string[];
  /** Set where a tester requested messages of the other bank: nothing was sent. */
  readonly rbVersion?: RbVersion;
  readonly incoming?: { readonly kind: IncomingKind };
  /** The tester who requested them; the number of those that wait is limited. */
  readonly incomingFor?: string;
  readonly requestedBy: string;
  /** The channel that received the file; its answers go there. */
  readonly channelId?: string;
  /** The real time of sending. */
  readonly requestedAt: string;
  /** The business time of sending; all other times of a transfer are business times, too. */
  readonly sentAt: string;
  /** The number of resets of the environment's memory when the file was sent. */
  readonly memory: number;
};

/** Whether the clearing processed the file; the verdict of an instant payment can still wait for a participant. */
export const isCleared = ({ verdict, awaits }: Pick<TransferDocument, 'verdict' | 'awaits'>): boolean =>
  verdict !== undefined || awaits !== undefined;

export const transferView = view<TransferDocument>('transfer', {
  indexes: [
    ['fileId', 'requestedAt'],
    ['environmentId', 'memory', 'requestedBy', 'sentAt'],
    ['requestedBy', 'state', 'requestedAt'],
    ['incomingFor', 'state'],
  ],
});

/**
 * A pending action of a transfer at a business time; id = `<transferId>:<answerId, settlement or time-out>`. Deleted when done. The
 * environment is absent for actions planned before environments had clocks.
 */
export type DueDocument = {
  readonly transferId: string;
  readonly answerId?: string;
  /** True for the time-out of an instant payment. */
  readonly isTimeOut?: true;
  readonly dueAt: string;
  readonly environmentId?: string;
  readonly memory: number;
};

/** Actions due at the same time are read in the order of their ids: answer 2 is before answer 10. */
const numbered = (answerId: string): string => answerId.replace(/\d+$/, (digits) => digits.padStart(9, '0'));

/** The time-out sorts before the answers: an answer that is due with it comes after it. */
const actionOf = ({ answerId, isTimeOut }: Pick<DueDocument, 'answerId' | 'isTimeOut'>): string =>
  isTimeOut ? '0-time-out' : numbered(answerId ?? 'settlement');

export const dueId = (action: Pick<DueDocument, 'transferId' | 'answerId' | 'isTimeOut'>): string =>
  `${action.transferId}:${actionOf(action)}`;

export const dueView = view<DueDocument>('due', {
  indexes: [['dueAt'], ['environmentId', 'dueAt'], ['environmentId', 'memory']],
});

/** An answer that is not delivered yet; id by `dueId`. Answers planned before environments had clocks are not listed. */
export type PlannedAnswerDocument = {
  readonly environmentId: string;
  readonly transferId: string;
  readonly answerId: string;
  /** The file that it answers. */
  readonly sentFileId: string;
  readonly fileName: string;
  readonly messageType: string;
  readonly sha256: string;
  readonly size: number;
  readonly dueAt: string;
  readonly isHeld: boolean;
  readonly isEdited: boolean;
  readonly reason: EngineReason;
};

export const plannedAnswerView = view<PlannedAnswerDocument>('planned-answer', {
  indexes: [['environmentId', 'dueAt']],
});

/**
 * The key of what the clearing of an environment remembers; each reset of the environment begins a new memory, in which
 * earlier messages are unknown.
 */
export const memoryKey = (environmentId: string, memory = 0): string =>
  memory === 0 ? environmentId : `${environmentId}#${memory}`;

/** A message that the clearing of an environment accepted or sent; id = `<memory key>|<messageId>`. */
export type SeenMessageDocument = {
  readonly environmentId: string;
  /** The memory to which it belongs, by `memoryKey`; its list of messages is read by it. */
  readonly memoryKey?: string;
  readonly messageId: string;
  readonly messageType: string;
  readonly transferId: string;
  readonly sha256: string;
  /** Business time. */
  readonly at: string;
  /** Position of the event that recorded it: newer messages have higher positions. */
  readonly position: number;
  /** The file that was sent, or the file of the answer. */
  readonly fileId: string;
  /** Fingerprints of the ids of its payments, ascending; a reference to a stored list for very many. */
  readonly fingerprints?: readonly number[];
  readonly fingerprintsSha256?: string;
  /** True for a message of the clearing; it is not a duplicate of a user's message. */
  readonly own?: true;
  /** For a message of the clearing: the message of a tester that it delivers to another tester. */
  readonly sourceMessageId?: string;
  /** The newest accepted messages that refer to this one, oldest first. */
  readonly referredBy?: readonly ReferringMessage[];
};

/** An accepted message that refers to an earlier one. */
export type ReferringMessage = {
  readonly messageType: string;
  /** SHA-256 of the stored ids of the transactions that it refers to. */
  readonly transactionsSha256: string;
  readonly transferId: string;
  readonly fileId: string;
  readonly at: string;
  /** The clearing cancelled the payments before their settlement. */
  readonly cancels?: true;
};

export const seenMessageView = view<SeenMessageDocument>('seen-message', { indexes: [['memoryKey', 'position']] });
export const seenMessageId = (memory: string, messageId: string): string => `${memory}|${messageId}`;

/** The newest transfer of a message id in an environment, with any verdict; id as for a seen message. */
export type SentMessageDocument = Pick<
  SeenMessageDocument,
  'environmentId' | 'messageId' | 'messageType' | 'transferId' | 'fileId' | 'sha256' | 'at' | 'position'
>;

export const sentMessageView = view<SentMessageDocument>('sent-message', { indexes: [] });

/** The files that refer to a message without an accepted reference; id as for a seen message. */
export type RejectedReferencesDocument = { readonly fileIds: readonly string[] };

export const rejectedReferencesView = view<RejectedReferencesDocument>('rejected-references', { indexes: [] });

/** A file of bulks that the clearing of an environment accepted; id by `seenFileId`. */
export type SeenFileDocument = {
  readonly environmentId: string;
  readonly requestedBy: string;
  readonly reference: string;
  readonly transferId: string;
  readonly at: string;
};

export const seenFileView = view<SeenFileDocument>('seen-file', { indexes: [] });
export const seenFileId = (memory: string, requestedBy: string, reference: string): string =>
  `${memory}|${requestedBy}|${reference}`;
