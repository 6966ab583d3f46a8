import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileList } from '@clearbench/projections/file/file-list';
import { sqliteEventStore } from '@clearbench/stores/event-store/sqlite';
import { rebuilt } from '../replay.ts';
import { fileHistory, streamOf } from '../seeding/file-history.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import type { Point, Series } from './series.ts';

const eventsOfFile = 4;
/** Numbers of events. */
const sizes = [10_000, 100_000, 1_000_000, Number(process.env.CLEARBENCH_BENCH_LONGEST_LOG ?? 10_000_000)];
/** Files whose events share a commit. */
const atOnce = 500;
const place = { environmentId: 'bench', environmentToken: 'bench' };

/** Rebuilding the file list from a log of 10,000 to 10,000,000 events, which grows from one measurement to the next. */
export const replayGrowth = (): Promise<Series> =>
  inTemporaryFolder(async (folder) => {
    const events = sqliteEventStore(join(folder, 'events.db'));
    const points: Point[] = [];
    let files = 0;
    for (const size of sizes) {
      for (const wanted = size / eventsOfFile; files < wanted; files += atOnce) {
        const numbers = Array.from({ length: Math.min(atOnce, wanted - files) }, (_, index) => files + index);
        await Promise.all(
          numbers.map((number) => events.append(streamOf(number), 0, fileHistory({ ...place, files: wanted }, number))),
        );
      }
      const documents = join(folder, 'documents.db');
      const rate = await rebuilt(documents, events, size, [fileList]);
      points.push({ size, milliseconds: (size / rate) * 1_000 });
      for (const end of ['', '-wal', '-shm']) await rm(documents + end, { force: true });
    }
    await events.close();
    return {
      name: 'replay',
      title: 'Replay of the log into the file list',
      sizeTitle: 'events in the log',
      costTitle: 'milliseconds',
      grows: 'work',
      judgedFrom: 100_000,
      points,
    };
  });
