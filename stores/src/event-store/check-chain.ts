import { reasonIn } from '../sqlite/damage.ts';
import { type LogHead, verifyChains } from './chain-verification.ts';
import type { ChainedEvent, LogChain } from './log-chain.ts';
import { recordedHeads } from './recorded-heads.ts';

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
