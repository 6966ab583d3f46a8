import type { ReorganisationChoice } from '../user/reorganisation.ts';

/** What decides how long a file stays; times ISO 8601 UTC. */
export type FileStay = {
  /** Whose setting counts; '' = nobody's, then it stays. */
  readonly ownerId: string;
  /** Of the last change of content, name or direction, the last sending, the last word of a sending, or the return. */
  readonly touchedAt: string;
  /** Sendings of which something is still to come. */
  readonly openTransfers: number;
  /** Only while it is removed. */
  readonly restorableUntil?: string;
};

/** Days in which a removed file can be brought back. */
const restorableDays = 7;

const dayMs = 86_400_000;
const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * dayMs).toISOString();

/** Until when a file removed now can be brought back. */
export const restorableUntil = (removedAt: string): string => daysAfter(removedAt, restorableDays);

/** When a file must have been removed, at the earliest, to be brought back now. */
export const restorableSince = (now: string): string => daysAfter(now, -restorableDays);

/** Whose setting will remove the file; '' while it is removed, nobody's, or something is still to come of a sending. */
export const clearedFor = ({ ownerId, openTransfers, restorableUntil }: FileStay): string =>
  openTransfers > 0 || restorableUntil !== undefined ? '' : ownerId;

/** When a file goes if nobody touches it; undefined where it stays. */
export const goesAt = (stay: FileStay, choice: ReorganisationChoice): string | undefined =>
  choice === 'never' || clearedFor(stay) === '' ? undefined : daysAfter(stay.touchedAt, Number(choice));

/** A file last touched at this instant or before has been left alone long enough; undefined where none ever has. */
export const leftAloneSince = (now: string, choice: ReorganisationChoice): string | undefined =>
  choice === 'never' ? undefined : daysAfter(now, -Number(choice));

/** Where lists find what was removed from an environment. */
export const removedFrom = (environmentId: string): string => `removed from ${environmentId}`;

/** Where lists find a file: in its environment, or among what was removed from it. */
export const shelfOf = (environmentId: string, { restorableUntil }: FileStay): string =>
  restorableUntil === undefined ? environmentId : removedFrom(environmentId);
