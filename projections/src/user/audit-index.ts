import { everyEvent } from '@clearbench/contracts/every-event';
import { type AuditIndexDocument, auditIndexBucket, auditIndexView } from '@clearbench/contracts/user/views';
import type { AnyMessage, Recorded } from '@clearbench/event-sourcing/decider';
import { projection, type Reducers } from '@clearbench/event-sourcing/projection';

type AnyEvent = Recorded<AnyMessage>;

const bucketOf = (position: number): number => Math.floor(position / auditIndexBucket);

const noted = (
  acts: AuditIndexDocument | undefined,
  { position, metadata: { actor, at } }: AnyEvent,
): AuditIndexDocument => ({
  actor,
  bucket: bucketOf(position),
  positions: [...(acts?.positions ?? []), position],
  firstAt: acts?.firstAt ?? at,
  lastAt: at,
});

const everyType = Object.values(everyEvent).flatMap((events) => Object.keys(events));

/**
 * The positions of the events that each user caused, so that an audit reads the events from the log and no personal
 * data is stored twice.
 */
export const acts = projection<AuditIndexDocument, AnyMessage>({
  ...auditIndexView,
  version: 1,
  key: ({ position, metadata: { actor } }) =>
    actor.startsWith('system:') ? undefined : `${actor}:${String(bucketOf(position)).padStart(12, '0')}`,
  on: Object.fromEntries(everyType.map((type) => [type, noted])) as Reducers<AuditIndexDocument, AnyMessage>,
});
