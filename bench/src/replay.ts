import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { activeVersions } from '@clearbench/event-sourcing/active-versions';
import type { Projection } from '@clearbench/event-sourcing/projection';
import { startProjector } from '@clearbench/event-sourcing/projector';
import { fileList } from '@clearbench/projections/file/file-list';
import { slices } from '@clearbench/projections/slices';
import { inProcessChangeFeed } from '@clearbench/stores/change-feed/in-process';
import { sqliteCheckpointStore } from '@clearbench/stores/checkpoint-store/sqlite';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { sqliteDocumentStore } from '@clearbench/stores/document-store/sqlite';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { sqliteEventStore } from '@clearbench/stores/event-store/sqlite';
import { openDatabase } from '@clearbench/stores/sqlite/database';
import type { Stores } from '@clearbench/stores/stores';
import { atLeast, type Benchmark, short } from './figure.ts';
import { interleaved, median, ratioOf } from './interleaved.ts';
import { appendFiles } from './seeding/append-files.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

export const eventsOfFile = 4;
export const files = Math.ceil(Number(process.env.CLEARBENCH_BENCH_EVENTS ?? 200_000) / eventsOfFile);
export const place = { environmentId: 'bench', environmentToken: 'bench', files };
/** Time limit in milliseconds for a machine with other work. */
const longest = 120_000 + files * eventsOfFile;

/** Events per second of reading and parsing the whole log. */
export const plainRead = async (events: EventStore, total: number): Promise<number> => {
  const start = performance.now();
  let after = 0;
  for (;;) {
    const page = await events.readAll(after, 2_000);
    after = page.at(-1)?.position ?? after;
    if (page.length < 2_000) return total / ((performance.now() - start) / 1_000);
  }
};

/** Resolves when these read models are served: they have all their indexes. */
const served = async (documents: DocumentStore, projections: readonly Projection[]): Promise<void> => {
  const names = projections.map(({ name }) => name);
  const versions = activeVersions(documents);
  while ((await versions.readMany(names)).size < names.length) await setTimeout(2);
};

/**
 * Events per second until these read models contain the whole log and are served with all their indexes, from empty
 * stores of documents and checkpoints.
 */
export const rebuiltIn = async (
  stores: Pick<Stores, 'documents' | 'checkpoints'>,
  events: EventStore,
  total: number,
  projections: readonly Projection[],
): Promise<number> => {
  const head = await events.head();
  const start = performance.now();
  const projector = startProjector({ projections, events, ...stores, changes: inProcessChangeFeed() });
  await projector.ready;
  await Promise.all(projections.map(({ name }) => projector.reached(name, head, longest)));
  await served(stores.documents, projections);
  const rate = total / ((performance.now() - start) / 1_000);
  await projector.stop();
  return rate;
};

/** The same in a new database of SQLite. */
export const rebuilt = async (
  file: string,
  events: EventStore,
  total: number,
  projections: readonly Projection[],
): Promise<number> => {
  const database = openDatabase(file);
  const [documents, checkpoints] = [sqliteDocumentStore(database), sqliteCheckpointStore(database)];
  const rate = await rebuiltIn({ documents, checkpoints }, events, total, projections);
  await documents.close();
  return rate;
};

/** Rebuilding a read model compared with reading the same log. */
export const replay: Benchmark = () =>
  inTemporaryFolder(async (folder) => {
    const events = sqliteEventStore(join(folder, 'events.db'));
    const total = await appendFiles(events, place, eventsOfFile);
    let builds = 0;
    const build = (projections: readonly unknown[]) => () =>
      rebuilt(join(folder, `documents-${builds++}.db`), events, total, projections as readonly Projection[]);
    const { list, read } = await interleaved(3, { list: build([fileList]), read: () => plainRead(events, total) });
    const everything = await build(slices.file)();
    await events.close();
    const speed = median(list);
    const seconds = (rate: number): string => `${short(total / rate)} s`;
    return [
      {
        metric: `file list, ${total.toLocaleString('en')} events`,
        value: `${short(speed)} events/s, ${seconds(speed)}`,
        ...atLeast(speed, 30_000),
      },
      {
        metric: 'plain read',
        value: `${short(median(read))} events/s, ${seconds(median(read))}; the replay has ${ratioOf(list, read).toFixed(2)} of it`,
      },
      {
        metric: `all ${slices.file.length} file models`,
        value: `${short(everything)} events/s, ${seconds(everything)}`,
      },
    ];
  });
