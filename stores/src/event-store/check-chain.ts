import { reasonIn } from '../sqlite/damage.ts';
import { type LogHead, nameOfEvent, verifyChains } from './chain-verification.ts';
import type { ChainedEvent, LogChain } from './log-chain.ts';

/** Compares a log with heads recorded earlier while it is read. */
const recordedHeads = (recorded: readonly LogHead[], fault: (sentence: string) => void) => {
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

export type ChainCheck = {
  readonly head: LogHead;
  /** The faults in the order of the log, one sentence each with the event; at most a hundred. */
  readonly faults: readonly string[];
  /** Number of events without a hash, from before the chain. */
  readonly unchained: number;
};

type ChainCheckOptions = {
  /** Heads recorded earlier; the log must contain each of them. */
  readonly recorded?: readonly LogHead[];
  /** Ends the check early; the result then covers the events read so far. */
  readonly signal?: AbortSignal;
};

const pageSize = 1_000;

/** Computes all hashes of a log and compares them with the stored ones. */
export const checkChain = async (
  chain: Omit<LogChain, 'complete'>,
  { recorded = [], signal }: ChainCheckOptions = {},
): Promise<ChainCheck> => {
  const walk = verifyChains(chain.per, chain.isIncomplete());
  const heads = recordedHeads(recorded, walk.fault);
  const lastAssigned = await chain.lastAssigned();
  for (;;) {
    const { page, fault } = await readPage(chain, walk.head().position, pageSize);
    for (const event of page) {
      walk.next(event);
      heads.reached(walk.head(), event);
    }
    if (fault !== undefined) walk.fault(fault);
    if (page.length === 0) break;
    if (signal?.aborted) return walk.result();
  }
  const { position } = walk.head();
  if (lastAssigned !== undefined && lastAssigned > position)
    walk.fault(`the log ends at position ${position}, but events were stored up to position ${lastAssigned}`);
  heads.ended(walk.head());
  return walk.result();
};

type Reading = { readonly page: readonly ChainedEvent[]; readonly fault?: string };

/** Reads a page of events; where the page is unreadable, the events before the damaged one. */
const readPage = async (chain: Pick<LogChain, 'read'>, after: number, most: number): Promise<Reading> => {
  try {
    return { page: await chain.read(after, most) };
  } catch (error) {
    if (most > 1) return readPage(chain, after, Math.floor(most / 2));
    return { page: [], fault: `the event after position ${after} cannot be read: ${reasonIn(error)}` };
  }
};
