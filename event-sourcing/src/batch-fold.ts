import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { ChangeNotice } from '@clearbench/stores/change-feed/change-feed';
import type { Change, Document, StoredDocument } from '@clearbench/stores/document-store/document-store';
import { type ParkedEvent, parkedEvent } from './parking.ts';
import type { Projection } from './projection.ts';
import { keyOf, reduceOne } from './projection-fold.ts';

/** What a part of a batch comes to: what to write, whom to tell, what broke. */
export type Folded = {
  readonly changes: Change[];
  readonly notices: ChangeNotice[];
  readonly parked: ParkedEvent[];
};

export const nothingFolded = (): Folded => ({ changes: [], notices: [], parked: [] });

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
 * Folds one document's events into it and adds the outcome to `folded`. Events the stored document already contains
 * are skipped: a batch is read again after a crash between the writing of documents and of the checkpoint.
 */
export const foldDocument = (
  projection: Projection,
  id: string,
  stored: StoredDocument | undefined,
  events: readonly RecordedEvent[],
  silentUntil: number,
  folded: Folded,
): void => {
  let now: Document | undefined = stored?.document;
  let changedAt = 0;
  for (const event of events) {
    if (stored && event.position <= stored.position) continue;
    try {
      const after = reduceOne(projection, now, event);
      if (after === now) continue;
      const shown = after ?? now;
      now = after;
      changedAt = event.position;
      const notice = event.position > silentUntil && noticeOf(projection, shown, event);
      if (notice) folded.notices.push(notice);
    } catch (error) {
      folded.parked.push(parkedEvent(projection.collection, event, error));
    }
  }
  if (changedAt > 0) folded.changes.push({ id, position: changedAt, document: now ?? null });
};

const noticeOf = (
  projection: Projection,
  doc: Document | undefined,
  event: RecordedEvent,
): ChangeNotice | undefined => {
  const notice = doc && projection.notice?.(doc, event);
  return notice && { ...notice, revision: event.position };
};

/** In the order of the log; of several plain notices about the same thing only the last, those with a body all. */
export const coalesced = (notices: readonly ChangeNotice[]): ChangeNotice[] => {
  const ordered = notices.toSorted((one, other) => one.revision - other.revision);
  const last = new Map(ordered.map((notice) => [subjectOf(notice), notice]));
  return ordered.filter((notice) => notice.body !== undefined || last.get(subjectOf(notice)) === notice);
};

const subjectOf = ({ topic, id, audience, body }: ChangeNotice) =>
  JSON.stringify([topic, id, audience, body !== undefined]);
