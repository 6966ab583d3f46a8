import { millisecondsPerHour } from '@clearbench/contracts/time/durations';

/** Milliseconds for which further pages belong to the same reading. */
const span = millisecondsPerHour;

/** The current readings of audits. */
export type Readings = {
  begin(reader: string, userId: string, at: string): void;
  /** Whether the reader opened the audit recently, so that its record covers this page too. */
  goesOn(reader: string, userId: string, at: string): boolean;
};

const keyOf = (reader: string, userId: string): string => `${reader} ${userId}`;

/** In memory only: after a restart the next page is recorded again. */
export const readings = (): Readings => {
  const begun = new Map<string, number>();
  return {
    begin: (reader, userId, at) => {
      const now = Date.parse(at);
      for (const [key, since] of begun) {
        if (since + span > now) break;
        begun.delete(key);
      }
      const key = keyOf(reader, userId);
      begun.delete(key);
      begun.set(key, now);
    },
    goesOn: (reader, userId, at) => {
      const since = begun.get(keyOf(reader, userId));
      return since !== undefined && Date.parse(at) < since + span;
    },
  };
};
