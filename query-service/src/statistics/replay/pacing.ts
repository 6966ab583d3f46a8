import { millisecondsPerDay } from '@clearbench/contracts/time/durations';

/** The clock of a replay; instants of the log in milliseconds. */
export type Pacing = {
  begin(at: number): void;
  /** Days per second; undefined for as fast as possible. */
  set(pace: number | undefined): void;
  /** Events up to this instant are due. */
  horizon(): number;
  /** Records that an event of this instant was processed. */
  passed(at: number): void;
  /** The reached instant of the log. */
  reached(): number;
};

/** Time without events passes at the same pace, because time is paced and not events. */
export const pacing = (first: number | undefined, now: () => number): Pacing => {
  let pace = first;
  let at = 0;
  let since = now();

  const goOn = (): void => {
    const instant = now();
    if (pace !== undefined) at += ((instant - since) / 1_000) * pace * millisecondsPerDay;
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
