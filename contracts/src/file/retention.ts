import { millisecondsPerDay } from '../time/durations.ts';
import type { RetentionChoice } from '../user/retention-choice.ts';

/** The fields that determine the expiry of a file; times ISO 8601 UTC. */
export type FileRetention = {
  /** The user whose retention setting applies; '' for a file without owner, which does not expire. */
  readonly ownerId: string;
  /** Instant of the last change of content, name or direction, the last transfer or its last answer, or the restore. */
  readonly touchedAt: string;
  /** Number of transfers that still expect an answer or a settlement. */
  readonly openTransfers: number;
  /** Present only for a removed file. */
  readonly restorableUntil?: string;
  /** The user who deleted the file; absent where the file expired. */
  readonly deletedBy?: string;
};

/** The reason for the removal of a file. */
export const removalReasons = ['deleted', 'expired'] as const;
export type RemovalReason = (typeof removalReasons)[number];

export const removalReason = ({ deletedBy }: Pick<FileRetention, 'deletedBy'>): RemovalReason =>
  deletedBy === undefined ? 'expired' : 'deleted';

/** Days within which a removed file can be restored. */
export const restorableDays = 7;

const daysAfter = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * millisecondsPerDay).toISOString();

/** The end of the restore period of a file that is removed now. */
export const restorableUntil = (removedAt: string): string => daysAfter(removedAt, restorableDays);

/** The earliest removal that can still be restored now. */
export const restorableSince = (now: string): string => daysAfter(now, -restorableDays);

/**
 * The owner whose setting expires the file; '' for a removed file, a file without owner, or a file with an open
 * transfer.
 */
export const clearedFor = ({ ownerId, openTransfers, restorableUntil }: FileRetention): string =>
  openTransfers > 0 || restorableUntil !== undefined ? '' : ownerId;

/** The instant at which an unchanged file expires; undefined for a file that does not expire. */
export const expiryOf = (retention: FileRetention, choice: RetentionChoice): string | undefined =>
  choice === 'never' || clearedFor(retention) === '' ? undefined : daysAfter(retention.touchedAt, Number(choice));

/** Files last changed at this instant or earlier have expired; undefined for a retention without end. */
export const untouchedSince = (now: string, choice: RetentionChoice): string | undefined =>
  choice === 'never' ? undefined : daysAfter(now, -Number(choice));

/** Key of the list of files removed from an environment. */
export const removedFrom = (environmentId: string): string => `removed from ${environmentId}`;

/** Key of the list that contains a file: its environment, or the files removed from it. */
export const listKeyOf = (environmentId: string, { restorableUntil }: FileRetention): string =>
  restorableUntil === undefined ? environmentId : removedFrom(environmentId);
