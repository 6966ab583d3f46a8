import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import type { EventStore } from '@clearbench/stores/event-store/event-store';

const pageSize = 2_000;

export type LogCheck = {
  readonly events: number;
  readonly streams: number;
  /** SHA-256 of every content an event names. */
  readonly contents: ReadonlySet<string>;
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
  /** Whether it could be read to its end. */
  readonly isWhole: boolean;
};

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The hashes in an event's data, wherever they stand: fields of them are called so. */
export const hashesIn = (data: unknown): string[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    /sha256$/i.test(name) && isHash(value) ? [value] : hashesIn(value),
  );
};

type Reading = { readonly page: readonly RecordedEvent[]; readonly fault?: string };

/** As much as can be read from there on: where a page cannot, what stands before the event that is to blame. */
const readFrom = async (log: Pick<EventStore, 'readAll'>, after: number, most: number): Promise<Reading> => {
  try {
    return { page: await log.readAll(after, most) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (most > 1) return readFrom(log, after, Math.floor(most / 2));
    return {
      page: [],
      fault: `the event after position ${after} cannot be read, nor what follows it: ${String(error)}`,
    };
  }
};

/** Reads a log from one end to the other: positions grow, each stream's revisions count from 1 without a gap. */
export const checkLog = async (log: Pick<EventStore, 'readAll'>): Promise<LogCheck> => {
  const lastRevisions = new Map<string, number>();
  const contents = new Set<string>();
  const faults: string[] = [];
  let events = 0;
  for (let after = 0; ; ) {
    const { page, fault } = await readFrom(log, after, pageSize);
    if (fault !== undefined) faults.push(fault);
    if (page.length === 0)
      return { events, streams: lastRevisions.size, contents, faults, isWhole: fault === undefined };
    for (const { position, stream, revision, data } of page) {
      const due = (lastRevisions.get(stream) ?? 0) + 1;
      if (revision !== due)
        faults.push(`${stream} has revision ${revision} where ${due} is due (position ${position})`);
      if (position <= after) faults.push(`position ${position} comes after ${after}`);
      lastRevisions.set(stream, revision);
      for (const hash of hashesIn(data)) contents.add(hash);
      after = Math.max(after, position);
    }
    events += page.length;
  }
};
