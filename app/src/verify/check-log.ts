import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import { contentReferences } from '@clearbench/event-sourcing/contents/content-references';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { reasonIn } from '@clearbench/stores/sqlite/damage';

const pageSize = 2_000;

export type LogCheck = {
  readonly events: number;
  readonly streams: number;
  /** SHA-256 of every content that an event refers to and that must exist. */
  readonly contents: ReadonlySet<string>;
  /** The contents with a recorded removal and no later reference: they may exist or not. */
  readonly removedContents: ReadonlySet<string>;
  /** The faults, one sentence each. */
  readonly faults: readonly string[];
  /** Whether the log was readable to its end. */
  readonly isWhole: boolean;
};

type Reading = { readonly page: readonly RecordedEvent[]; readonly fault?: string };

/** Reads a page; where the page is unreadable, the events before the damaged one. */
const readFrom = async (log: Pick<EventStore, 'readAll'>, after: number, most: number): Promise<Reading> => {
  try {
    return { page: await log.readAll(after, most) };
  } catch (error) {
    if (error instanceof Failure && error.errorKey !== 'store.damaged') throw error;
    if (most > 1) return readFrom(log, after, Math.floor(most / 2));
    return {
      page: [],
      fault: `the event after position ${after} cannot be read, nor what follows it: ${reasonIn(error)}`,
    };
  }
};

/**
 * Reads a whole log and checks that positions increase, and that the revisions of each stream count from 1 without
 * gaps.
 */
export const checkLog = async (log: Pick<EventStore, 'readAll'>): Promise<LogCheck> => {
  const lastRevisions = new Map<string, number>();
  const references = contentReferences();
  const faults: string[] = [];
  let events = 0;
  for (let after = 0; ; ) {
    const { page, fault } = await readFrom(log, after, pageSize);
    if (fault !== undefined) faults.push(fault);
    if (page.length === 0)
      return {
        events,
        streams: lastRevisions.size,
        contents: references.needed(),
        removedContents: references.removed(),
        faults,
        isWhole: fault === undefined,
      };
    for (const event of page) {
      const { position, stream, revision } = event;
      const due = (lastRevisions.get(stream) ?? 0) + 1;
      if (revision !== due)
        faults.push(`${stream} has revision ${revision} where ${due} is due (position ${position})`);
      if (position <= after) faults.push(`position ${position} comes after ${after}`);
      lastRevisions.set(stream, revision);
      references.note(event);
      after = Math.max(after, position);
    }
    events += page.length;
  }
};
