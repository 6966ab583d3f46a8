import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { Failure } from '@clearbench/contracts/failure';
import { hashOfEvent, noPredecessor } from '../event-hash.ts';
import type { ChainedEvent } from '../log-chain.ts';
import type { Reading } from './read-events.ts';

/** The hashes at the ends of streams, which the next events refer to. */
export type LastHashes = {
  /** The hash at a revision. Fails with `store.conflict` for a higher revision than the stream's. */
  at(stream: string, revision: number): Promise<string>;
  note(stream: string, revision: number, hash: string): void;
};

/** Number of streams in the cache; an entry never becomes wrong, it only ceases to be the last hash. */
const room = 50_000;

const pageSize = 1_000;

export const lastHashes = (reading: Pick<Reading, 'storedStream' | 'endOf'>): LastHashes => {
  const known = boundedCache<{ readonly revision: number; readonly hash: string }>(room);

  /** Events from before the chain have no hash: it is computed from the start of the stream. */
  const calculated = async (stream: string, revision: number): Promise<string> => {
    let hash = noPredecessor;
    for (let after = 0; after < revision; ) {
      const events = await reading.storedStream(stream, after, Math.min(pageSize, revision - after));
      if (events.length === 0) throw await conflict(stream, revision);
      hash = events.reduce((before, event) => event.hash ?? hashOfEvent(before, withoutPosition(event)), hash);
      after += events.length;
    }
    return hash;
  };

  const conflict = async (stream: string, expected: number): Promise<Failure> => {
    const { revision: actual } = await reading.endOf(stream);
    return new Failure('store.conflict', { stream, expected, actual });
  };

  const read = async (stream: string, revision: number): Promise<string> => {
    const [event] = await reading.storedStream(stream, revision - 1, 1);
    if (event === undefined) throw await conflict(stream, revision);
    return event.hash ?? calculated(stream, revision);
  };

  return {
    async at(stream, revision) {
      if (revision === 0) return noPredecessor;
      const last = known.get(stream);
      if (last?.revision === revision) return last.hash;
      const hash = await read(stream, revision);
      known.set(stream, { revision, hash });
      return hash;
    },
    note: (stream, revision, hash) => known.set(stream, { revision, hash }),
  };
};

const withoutPosition = (event: ChainedEvent) => ({ ...event, position: undefined });
