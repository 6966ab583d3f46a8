import type { TransferState } from '../file/choices.ts';
import { view } from '../view.ts';
import type { ClearingVerdict, EngineReason, PlannedAnswer } from './clearing.ts';

/** One sending of a file and all that came of it; id = transferId. */
export type TransferDocument = {
  readonly transferId: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly environmentId: string;
  readonly environmentToken: string;
  readonly contentVersion: number;
  readonly sha256: string;
  readonly state: TransferState;
  readonly verdict?: ClearingVerdict;
  readonly answers: readonly (PlannedAnswer & { readonly releasedAt?: string })[];
  readonly settlesAt?: string;
  readonly silence?: EngineReason;
  readonly history: readonly { readonly state: TransferState; readonly at: string }[];
  readonly requestedBy: string;
  readonly requestedAt: string;
};

export const transferView = view<TransferDocument>('transfer', {
  indexes: [
    ['fileId', 'requestedAt'],
    ['environmentId', 'requestedAt'],
  ],
});

/** Something a transfer still has to do; id = `<transferId>:<answerId or settlement>`. Gone when done. */
export type DueDocument = { readonly transferId: string; readonly answerId?: string; readonly dueAt: string };

export const dueView = view<DueDocument>('due', { indexes: [['dueAt']] });

/** A message the clearing of an environment has taken in or has sent out; id = `<environmentId>|<messageId>`. */
export type SeenMessageDocument = {
  readonly environmentId: string;
  readonly messageId: string;
  readonly messageType: string;
  readonly transferId: string;
  readonly sha256: string;
  readonly at: string;
  /** Of the event that told of it: newer messages have higher ones. */
  readonly position: number;
  /** The file that was sent, or that the answer became. */
  readonly fileId: string;
  /** Of the ids of its payments, in ascending order; of very many it is said where they are kept. */
  readonly fingerprints?: readonly number[];
  readonly fingerprintsSha256?: string;
  /** The clearing's own: no duplicate of what testers send. */
  readonly own?: true;
  /** The newest messages taken in that are about this one, oldest first. */
  readonly referredBy?: readonly ReferringMessage[];
};

/** A message taken in that is about an earlier one. */
export type ReferringMessage = {
  readonly messageType: string;
  /** Where the ids of the transactions it is about are kept. */
  readonly transactionsSha256: string;
  readonly transferId: string;
  readonly fileId: string;
  readonly at: string;
};

export const seenMessageView = view<SeenMessageDocument>('seen-message', { indexes: [['environmentId', 'position']] });
export const seenMessageId = (environmentId: string, messageId: string): string => `${environmentId}|${messageId}`;

/** The newest sending of a message id in an environment, whatever the clearing made of it; id as of a seen message. */
export type SentMessageDocument = Pick<
  SeenMessageDocument,
  'environmentId' | 'messageId' | 'messageType' | 'transferId' | 'fileId' | 'sha256' | 'at' | 'position'
>;

export const sentMessageView = view<SentMessageDocument>('sent-message', { indexes: [] });

/** A file of bulks the clearing of an environment has taken in; id by `seenFileId`. */
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
