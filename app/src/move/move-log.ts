import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import { hashesIn } from '@clearbench/event-sourcing/contents/content-references';
import type { Data } from '@clearbench/hosting/open-data';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { checkLog } from '../verify/check-log.ts';

type Side = Pick<Data, 'events' | 'contents'>;

/** The progress; `done` from 0 to 1. */
export type Moved = { readonly events: number; readonly contents: number; readonly done: number };

const pageSize = 500;

/** Events in order, in runs of one stream. */
async function* stretches(log: Pick<EventStore, 'readAll'>): AsyncGenerator<readonly RecordedEvent[]> {
  for (let after = 0; ; ) {
    const page = await log.readAll(after, pageSize);
    let stretch: RecordedEvent[] = [];
    for (const event of page) {
      if (stretch.length > 0 && stretch[0]?.stream !== event.stream) {
        yield stretch;
        stretch = [];
      }
      stretch.push(event);
    }
    if (stretch.length > 0) yield stretch;
    if (page.length < pageSize) return;
    after = page.at(-1)?.position ?? after;
  }
}

/** Events of a log in order. */
async function* eventsOf(log: Pick<EventStore, 'readAll'>): AsyncGenerator<RecordedEvent> {
  for await (const stretch of stretches(log)) yield* stretch;
}

/** An event without its position, which each log assigns itself. */
const withoutPosition = ({ position: _, ...event }: RecordedEvent) => event;

const moveContents = async (
  from: Side,
  to: Side,
  events: readonly RecordedEvent[],
  removed: ReadonlySet<string>,
): Promise<number> => {
  let moved = 0;
  for (const hash of new Set(events.flatMap(({ data }) => hashesIn(data)))) {
    if (await to.contents.has(hash)) continue;
    if (removed.has(hash) && !(await from.contents.has(hash))) continue;
    const { sha256 } = await to.contents.put(from.contents.read(hash));
    if (sha256 !== hash) throw settingsError(`content ${hash} was changed where it comes from: see npm run verify`);
    moved += 1;
  }
  return moved;
};

/** Characters per append; EventStoreDB accepts a mebibyte, and separate appends may be larger together. */
const mostAtOnce = 262_144;

/** The events in order, in portions for one append; a larger event is appended alone. */
function* portions(events: readonly RecordedEvent[]): Generator<readonly RecordedEvent[]> {
  let portion: RecordedEvent[] = [];
  let held = 0;
  for (const event of events) {
    const size = JSON.stringify(event).length;
    if (portion.length > 0 && held + size > mostAtOnce) {
      yield portion;
      [portion, held] = [[], 0];
    }
    portion.push(event);
    held += size;
  }
  if (portion.length > 0) yield portion;
}

const append = async ({ events: log }: Side, events: readonly RecordedEvent[]): Promise<void> => {
  for (const portion of portions(events)) {
    const news = portion.map(({ stream: _, revision: __, position: ___, ...event }): NewEvent => event);
    const [first] = portion;
    if (first) await log.append(first.stream, first.revision - 1, news);
  }
};

/**
 * Copies a log into another one in its order, each event after the contents it refers to. Events from an earlier run
 * are compared and not written again. Personal data is encrypted with keys of the target; that of deleted users stays
 * deleted. Fails where the target contains anything else.
 */
export const moveLog = async (from: Side, to: Side, tell: (moved: Moved) => void): Promise<Moved> => {
  const there = eventsOf(to.events);
  const head = await from.events.head();
  const { removedContents } = await checkLog(from.events);
  let [events, contents] = [0, 0];
  for await (const stretch of stretches(from.events)) {
    const missing: RecordedEvent[] = [];
    for (const event of stretch) {
      const stored = missing.length > 0 ? undefined : await there.next();
      if (stored === undefined || stored.done) missing.push(event);
      else if (!isDeepStrictEqual(withoutPosition(stored.value), withoutPosition(event)))
        throw settingsError(`the log there holds something else than ${event.stream} ${event.revision}`);
    }
    contents += await moveContents(from, to, stretch, removedContents);
    await append(to, missing);
    events += stretch.length;
    tell({ events, contents, done: (stretch.at(-1)?.position ?? 0) / head });
  }
  return { events, contents, done: 1 };
};

/** A digest of a log, the same for logs with the same events in any store. */
export const digestOf = async (log: Pick<EventStore, 'readAll'>): Promise<string> => {
  const digest = createHash('sha256');
  for await (const event of eventsOf(log)) {
    const { id, stream, revision, type, schema, data, metadata } = event;
    digest.update(JSON.stringify([id, stream, revision, type, schema, sorted(data), sorted(metadata)]));
  }
  return digest.digest('hex');
};

/** Sorts the fields of every object by name, because stores keep them in different orders. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inside]) => [name, sorted(inside)]));
};
