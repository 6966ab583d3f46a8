import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { type AuditIndexDocument, auditIndexBucket, auditIndexView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Log } from '../../history/read-stream.ts';

/** `from` inclusive, `to` exclusive, `before` a position; an absent bound is open. */
export type Stretch = { readonly from?: string; readonly to?: string; readonly before?: number };

const pageSize = 200;

async function* bucketsOf(
  views: Pick<ReadModels, 'find'>,
  actor: string,
  before: number,
): AsyncGenerator<AuditIndexDocument> {
  const sort = { field: 'bucket', direction: 'descending' } as const;
  const where = [
    { field: 'actor', is: actor },
    { field: 'bucket', to: Math.floor(before / auditIndexBucket) },
  ];
  let after: string | undefined;
  do {
    const page = await views.find(auditIndexView, { where, sort, limit: pageSize, after });
    yield* page.items;
    after = page.next;
  } while (after !== undefined);
}

const readBucket = async (log: Log, { bucket, positions }: AuditIndexDocument): Promise<RecordedEvent[]> => {
  const wanted = new Set(positions);
  const after = Math.max(0, bucket * auditIndexBucket - 1);
  const read = await log.readAll(after, auditIndexBucket, Math.min(...positions));
  return read.filter(({ position }) => wanted.has(position));
};

const newestFirst = (one: RecordedEvent, other: RecordedEvent): number => other.position - one.position;

/**
 * The events that a user caused, and those about the user's account (`about`, oldest first), each event once, newest
 * first. Parts of the log outside the period are not read.
 */
export async function* eventsOfPerson(
  log: Log,
  views: Pick<ReadModels, 'find'>,
  actor: string,
  about: readonly RecordedEvent[],
  { from = '', to = '9999', before = Number.MAX_SAFE_INTEGER }: Stretch,
): AsyncGenerator<RecordedEvent> {
  const fits = ({ position, metadata: { at } }: RecordedEvent) => position < before && at >= from && at < to;
  const waiting = [...about];
  for await (const acts of bucketsOf(views, actor, before)) {
    const start = acts.bucket * auditIndexBucket;
    const own = acts.lastAt >= from && acts.firstAt < to ? await readBucket(log, acts) : [];
    const met = new Map(own.map((event) => [event.position, event]));
    while ((waiting.at(-1)?.position ?? -1) >= start) {
      const event = waiting.pop();
      if (event) met.set(event.position, event);
    }
    yield* [...met.values()].sort(newestFirst).filter(fits);
    if (acts.lastAt < from && (waiting.at(-1)?.metadata.at ?? '') < from) return;
  }
  yield* waiting.reverse().filter(fits);
}
