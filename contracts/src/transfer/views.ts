import type { TransferState } from '../file/choices.ts';
import { view } from '../view.ts';
import type { AppliedScenarios, ClearingVerdict, EngineReason, PlannedAnswer } from './clearing.ts';

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
  readonly verdict?: ClearingVerdict;
  readonly answers: readonly (PlannedAnswer & { readonly releasedAt?: string })[];
  readonly settlesAt?: string;
  readonly silence?: EngineReason;
  /** Why planned answers were not adjusted after a cancellation, oldest first. */
  readonly replanningFailures?: readonly EngineReason[];
  readonly history: readonly { readonly state: TransferState; readonly at: string }[];
  /** Ids of the earlier messages to which the file refers, accepted or not. */
  readonly refersTo?: readonly string[];
  readonly requestedBy: string;
  readonly requestedAt: string;
};

export const transferView = view<TransferDocument>('transfer', {
  indexes: [
    ['fileId', 'requestedAt'],
    ['environmentId', 'requestedAt'],
    ['requestedBy', 'state', 'requestedAt'],
  ],
});

/** A pending action of a transfer; id = `<transferId>:<answerId or settlement>`. Deleted when done. */
export type DueDocument = { readonly transferId: string; readonly answerId?: string; readonly dueAt: string };

export const dueView = view<DueDocument>('due', { indexes: [['dueAt']] });

/** A message that the clearing of an environment accepted or sent; id = `<environmentId>|<messageId>`. */
export type SeenMessageDocument = {
  readonly environmentId: string;
  readonly messageId: string;
  readonly messageType: string;
  readonly transferId: string;
  readonly sha256: string;
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
};

export const seenMessageView = view<SeenMessageDocument>('seen-message', { indexes: [['environmentId', 'position']] });
export const seenMessageId = (environmentId: string, messageId: string): string => `${environmentId}|${messageId}`;

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
export const seenFileId = (environmentId: string, requestedBy: string, reference: string): string =>
  `${environmentId}|${requestedBy}|${reference}`;
