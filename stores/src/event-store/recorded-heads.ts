import { type LogHead, nameOfEvent } from './chain-verification.ts';
import type { ChainedEvent } from './log-chain.ts';

/** Compares a log with heads recorded earlier while it is read. */
export const recordedHeads = (recorded: readonly LogHead[], fault: (sentence: string) => void) => {
  const waiting = recorded.toSorted((one, other) => one.position - other.position);
  return {
    /** Called with the head after each event, in the order of the log. */
    reached(head: LogHead, event: ChainedEvent): void {
      for (let [next] = waiting; next && next.position <= head.position; [next] = waiting) {
        waiting.shift();
        if (next.position === head.position && next.events === head.events && next.hash === head.hash) continue;
        fault(
          next.position < head.position
            ? `the recorded head is at position ${next.position}, but no event is there: the next one is ${nameOfEvent(event)}`
            : `the log up to ${nameOfEvent(event)} is not the one whose head was recorded: it has ${head.events} events where ${next.events} were recorded, or other ones`,
        );
      }
    },
    /** Called with the last head. */
    ended(head: LogHead): void {
      const last = waiting.at(-1);
      if (last !== undefined && last.position > head.position)
        fault(
          `the log ends at position ${head.position}, but its head was recorded at position ${last.position}: ${last.events - head.events} events are missing at its end`,
        );
    },
  };
};
