import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { Data } from '@clearbench/hosting/open-data';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { hashesIn } from '../verify/check-log.ts';

type Side = Pick<Data, 'events' | 'contents'>;

/** How far it is; `done` of 1. */
export type Moved = { readonly events: number; readonly contents: number; readonly done: number };

const pageSize = 500;

/** Events one after the other, as stretches of one stream that stand together in the log. */
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

/** Events of a log one by one, from its beginning. */
async function* eventsOf(log: Pick<EventStore, 'readAll'>): AsyncGenerator<RecordedEvent> {
  for await (const stretch of stretches(log)) yield* stretch;
}

/** An event without its place in the whole log: that is each log's own. */
const withoutPlace = ({ position: _, ...event }: RecordedEvent) => event;

const moveContents = async (from: Side, to: Side, events: readonly RecordedEvent[]): Promise<number> => {
  let moved = 0;
  for (const hash of new Set(events.flatMap(({ data }) => hashesIn(data)))) {
    if (await to.contents.has(hash)) continue;
    const { sha256 } = await to.contents.put(from.contents.read(hash));
    if (sha256 !== hash) throw settingsError(`content ${hash} was changed where it comes from: see npm run verify`);
    moved += 1;
  }
  return moved;
};

/** Characters; EventStoreDB takes a mebibyte at once, and what was appended one by one may come to more together. */
const mostAtOnce = 262_144;

/** The events in their order, as many at a time as may be appended at once; a larger one goes alone. */
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
 * Copies a log into another one, in its order, each event after the contents it names. What is there already from a
 * time before is compared and not written again. Persons are sealed anew under keys of the place they come to; who is
 * forgotten stays so. Fails where the other log holds anything else.
 */
export const moveLog = async (from: Side, to: Side, tell: (moved: Moved) => void): Promise<Moved> => {
  const there = eventsOf(to.events);
  const head = await from.events.head();
  let [events, contents] = [0, 0];
  for await (const stretch of stretches(from.events)) {
    const missing: RecordedEvent[] = [];
    for (const event of stretch) {
      const kept = missing.length > 0 ? undefined : await there.next();
      if (kept === undefined || kept.done) missing.push(event);
      else if (!isDeepStrictEqual(withoutPlace(kept.value), withoutPlace(event)))
        throw settingsError(`the log there holds something else than ${event.stream} ${event.revision}`);
    }
    contents += await moveContents(from, to, stretch);
    await append(to, missing);
    events += stretch.length;
    tell({ events, contents, done: (stretch.at(-1)?.position ?? 0) / head });
  }
  return { events, contents, done: 1 };
};

/** What a log comes to: the same for logs that hold the same, wherever they are. */
export const digestOf = async (log: Pick<EventStore, 'readAll'>): Promise<string> => {
  const digest = createHash('sha256');
  for await (const event of eventsOf(log)) {
    const { id, stream, revision, type, schema, data, metadata } = event;
    digest.update(JSON.stringify([id, stream, revision, type, schema, sorted(data), sorted(metadata)]));
  }
  return digest.digest('hex');
};

/** With the fields of every object in the order of their names: stores keep them in orders of their own. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inside]) => [name, sorted(inside)]));
};
