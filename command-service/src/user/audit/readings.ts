/** How long somebody who has opened a history may look further at it as part of the same reading. */
const span = 60 * 60 * 1000;

/** Who reads whose history at the moment. */
export type Readings = {
  begin(reader: string, userId: string, at: string): void;
  /** Whether the reader has opened the history not long ago, so that the trace of that tells of this, too. */
  goesOn(reader: string, userId: string, at: string): boolean;
};

const keyOf = (reader: string, userId: string): string => `${reader} ${userId}`;

/** Kept in memory alone: after a start the next look leaves a trace once more. */
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
