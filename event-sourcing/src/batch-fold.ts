import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { ChangeNotice } from '@clearbench/stores/change-feed/change-feed';
import type { Document, StoredDocument } from '@clearbench/stores/document-store/document-store';
import { type ParkedEvent, parkedEvent } from './parking.ts';
import type { Projection } from './projection.ts';
import { keyOf, reduceOne } from './projection-fold.ts';

/** A document between two writes. */
export type PendingDocument = {
  /** Revision of the last event in the stored document, 0 without one. */
  readonly storedAt: number;
  now: Document | undefined;
  /** Position of the last event that changed it since the last write, 0 for none. */
  changedAt: number;
};

/** Folded events that are not written yet: documents by id, notices, and parked events. */
export type Unwritten = {
  readonly documents: Map<string, PendingDocument>;
  readonly notices: ChangeNotice[];
  readonly parked: ParkedEvent[];
};

export const nothingUnwritten = (): Unwritten => ({ documents: new Map(), notices: [], parked: [] });

export const pendingDocument = (stored: StoredDocument | undefined): PendingDocument => ({
  storedAt: stored?.position ?? 0,
  now: stored?.document,
  changedAt: 0,
});

/** The events of a batch by document; an event whose key throws is parked. */
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
 * Folds events into their document. Events that the stored document contains are skipped, because a batch is read again
 * after a crash between writing documents and checkpoint. Events up to `silentUntil` cause no notices.
 */
export const foldInto = (
  projection: Projection,
  document: PendingDocument,
  events: readonly RecordedEvent[],
  quietUntil: number,
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
      const shown = event.position > quietUntil ? (after ?? before) : undefined;
      const notice = shown && projection.notice?.(shown, event);
      if (notice) notices.push({ ...notice, revision: event.position, ...following(event) });
    } catch (error) {
      parked.push(parkedEvent(projection.collection, event, error));
    }
  }
};

/** The request data of a notice. */
const following = ({ metadata: { correlationId, trace } }: RecordedEvent) => ({
  correlationId,
  ...(trace === undefined ? {} : { trace }),
});

/**
 * Notices in the order of the log; of several notices without body about one document only the last, and all notices
 * with a body.
 */
export const coalesced = (notices: readonly ChangeNotice[]): ChangeNotice[] => {
  const ordered = notices.toSorted((one, other) => one.revision - other.revision);
  const last = new Map(ordered.map((notice) => [subjectOf(notice), notice]));
  return ordered.filter((notice) => notice.body !== undefined || last.get(subjectOf(notice)) === notice);
};

const subjectOf = ({ topic, id, audience, body }: ChangeNotice) =>
  JSON.stringify([topic, id, audience, body !== undefined]);
