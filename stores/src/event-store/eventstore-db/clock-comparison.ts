import { boundedCache } from '@clearbench/contracts/bounded-cache';

/** Compares the clock of the server, which dates each event, with the clock of this process. */
export type ClockComparison = {
  /** Notes the first attempt to send an event. */
  sent(eventId: string): void;
  received(event: { readonly id: string; readonly created: Date }): void;
  /** Milliseconds by which the clock of the server is ahead, at least; undefined until that is known. */
  difference(): number | undefined;
};

/** Number of sent events in the cache. */
const room = 1_000;

/** A smaller difference in milliseconds is not reported. */
const tolerated = 5_000;

/**
 * The server dates an event between its sending and its receipt. A time outside this interval proves a difference, also
 * where the network or this process was slow. `report` is called when a difference of five seconds begins.
 */
export const clockComparison = (report: (error: Error) => void, now: () => number = Date.now): ClockComparison => {
  const sentAt = boundedCache<number>(room);
  let difference: number | undefined;
  let isReported = false;

  const found = (milliseconds: number) => {
    difference = milliseconds;
    const isLarge = Math.abs(milliseconds) >= tolerated;
    if (isLarge && !isReported) report(new Error(sentenceOf(milliseconds)));
    isReported = isLarge;
  };

  return {
    sent(eventId) {
      if (sentAt.get(eventId) === undefined) sentAt.set(eventId, now());
    },
    received({ id, created }) {
      const ahead = created.getTime() - now();
      const sent = sentAt.get(id);
      if (ahead > 0) found(ahead);
      // Events of other processes may have been created at any time before.
      else if (sent !== undefined) found(Math.min(0, created.getTime() - sent));
    },
    difference: () => difference,
  };
};

const sentenceOf = (milliseconds: number): string => {
  const seconds = Math.round(Math.abs(milliseconds) / 1_000);
  return `the clock of EventStoreDB is ${seconds} s ${milliseconds > 0 ? 'ahead of' : 'behind'} the clock of this process`;
};
