/** How fast the time of a log passes; instants of the log in milliseconds. */
export type Pacing = {
  begin(at: number): void;
  /** Days a second; undefined = all at once. */
  set(pace: number | undefined): void;
  /** Events up to here are due. */
  horizon(): number;
  /** An event of this instant was taken. */
  passed(at: number): void;
  /** How far the time of the log has come. */
  reached(): number;
};

const day = 86_400_000;

/** Quiet times of the log pass as busy ones do: it is time that is paced, not events. */
export const pacing = (first: number | undefined, now: () => number): Pacing => {
  let pace = first;
  let at = 0;
  let since = now();

  const goOn = (): void => {
    const instant = now();
    if (pace !== undefined) at += ((instant - since) / 1_000) * pace * day;
    since = instant;
  };
  return {
    begin: (start) => {
      goOn();
      at = start;
    },
    set: (next) => {
      goOn();
      pace = next;
    },
    horizon: () => {
      goOn();
      return pace === undefined ? Number.POSITIVE_INFINITY : at;
    },
    passed: (instant) => {
      at = Math.max(at, instant);
    },
    reached: () => {
      goOn();
      return at;
    },
  };
};
