import { join } from 'node:path';
import type { Projection } from '@clearbench/event-sourcing/projection';
import { fileList } from '@clearbench/projections/file/file-list';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { sampleEvent } from '../appends/sample-event.ts';
import { type Figure, short } from '../figure.ts';
import { interleaved, median, ratioOf } from '../interleaved.ts';
import { ratePerSecond } from '../rate-per-second.ts';
import { rebuilt } from '../replay.ts';
import { appendFiles } from '../seeding/append-files.ts';

/** The same port on two engines. */
export type Pair<Store> = { readonly embedded: Store; readonly server: Store };

/** Milliseconds of one measurement. */
export const sliceMs = 300;
const rounds = 6;
const place = { environmentId: 'bench', environmentToken: 'bench', files: 2_500 };
const eventsOfFile = 4;

/** The results of two engines side by side. */
export const compared = (metric: string, unit: string, { embedded, server }: Pair<readonly number[]>): Figure => ({
  metric,
  value: `embedded ${short(median(embedded))} ${unit}, on the double ${short(median(server))}: ${short(ratioOf(embedded, server))} ×`,
});

/** Appends events in parallel, each to a separate stream. */
const appender = (events: EventStore, inFlight: number) => {
  let revision = 0;
  const streams = Array.from({ length: inFlight }, (_, index) => `writer-${inFlight}-${index}`);
  return () =>
    ratePerSecond(sliceMs, inFlight, async () => {
      const expected = revision++;
      await Promise.all(streams.map((stream) => events.append(stream, expected, [sampleEvent(expected)])));
    });
};

export const appendsSideBySide = async ({ embedded, server }: Pair<EventStore>): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const inFlight of [1, 64]) {
    const results = await interleaved(rounds, {
      embedded: appender(embedded, inFlight),
      server: appender(server, inFlight),
    });
    figures.push(compared(`appends, ${inFlight} in flight`, 'events/s', results));
  }
  return figures;
};

/** Rebuilds the file list with documents in SQLite both times, so that only the log differs. */
export const replaysSideBySide = async (folder: string, logs: Pair<EventStore>): Promise<readonly Figure[]> => {
  const total = place.files * eventsOfFile;
  for (const log of [logs.embedded, logs.server]) await appendFiles(log, place, eventsOfFile);
  let builds = 0;
  const build = (log: EventStore) => () =>
    rebuilt(join(folder, `replay-${builds++}.db`), log, total, [fileList as unknown as Projection]);
  const results = await interleaved(3, { embedded: build(logs.embedded), server: build(logs.server) });
  return [compared(`replay of ${total.toLocaleString('en')} events`, 'events/s', results)];
};
