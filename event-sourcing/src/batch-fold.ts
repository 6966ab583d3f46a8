import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { ChangeNotice } from '@clearbench/stores/change-feed/change-feed';
import type { Document, StoredDocument } from '@clearbench/stores/document-store/document-store';
import { type ParkedEvent, parkedEvent } from './parking.ts';
import type { Projection } from './projection.ts';
import { keyOf, reduceOne } from './projection-fold.ts';

/** A document on its way from what is stored to what will be. */
export type HeldDocument = {
  /** The last event in the stored document, 0 without one. */
  readonly storedAt: number;
  now: Document | undefined;
  /** The last event that changed it since, 0 while none did. */
  changedAt: number;
};

/** What events came to and what is not written yet: documents by id, whom to tell, what broke. */
export type Unwritten = {
  readonly documents: Map<string, HeldDocument>;
  readonly notices: ChangeNotice[];
  readonly parked: ParkedEvent[];
};

export const nothingUnwritten = (): Unwritten => ({ documents: new Map(), notices: [], parked: [] });

export const held = (stored: StoredDocument | undefined): HeldDocument => ({
  storedAt: stored?.position ?? 0,
  now: stored?.document,
  changedAt: 0,
});

/** The events of a batch by the document they belong to; an event without a readable key is parked. */
export const groupByKey = (
  projection: Projection,
  batch: readonly RecordedEvent[],
  parked: ParkedEvent[],
): Map<string, RecordedEvent[]> => {
  const groups = new Map<string, RecordedEvent[]>();
  for (const event of batch) {
    try {
      const key = keyOf(projection, event);
      if (key === undefined) continue;
      const group = groups.get(key);
      if (group) group.push(event);
      else groups.set(key, [event]);
    } catch (error) {
      parked.push(parkedEvent(projection.collection, event, error));
    }
  }
  return groups;
};

/**
 * Folds events into the document they belong to. Events the stored document already contains are skipped: a batch is
 * read again after a crash between the writing of documents and of the checkpoint. Up to `silentUntil` nobody is told.
 */
export const foldInto = (
  projection: Projection,
  document: HeldDocument,
  events: readonly RecordedEvent[],
  silentUntil: number,
  { notices, parked }: Unwritten,
): void => {
  for (const event of events) {
    if (event.position <= document.storedAt) continue;
    try {
      const before = document.now;
      const after = reduceOne(projection, before, event);
      if (after === before) continue;
      document.now = after;
      document.changedAt = event.position;
      const shown = event.position > silentUntil ? (after ?? before) : undefined;
      const notice = shown && projection.notice?.(shown, event);
      if (notice) notices.push({ ...notice, revision: event.position, ...following(event) });
    } catch (error) {
      parked.push(parkedEvent(projection.collection, event, error));
    }
  }
};

/** What a notice says of the request behind it. */
const following = ({ metadata: { correlationId, trace } }: RecordedEvent) => ({
  correlationId,
  ...(trace === undefined ? {} : { trace }),
});

/** In the order of the log; of several plain notices about the same thing only the last, those with a body all. */
export const coalesced = (notices: readonly ChangeNotice[]): ChangeNotice[] => {
  const ordered = notices.toSorted((one, other) => one.revision - other.revision);
  const last = new Map(ordered.map((notice) => [subjectOf(notice), notice]));
  return ordered.filter((notice) => notice.body !== undefined || last.get(subjectOf(notice)) === notice);
};

const subjectOf = ({ topic, id, audience, body }: ChangeNotice) =>
  JSON.stringify([topic, id, audience, body !== undefined]);
