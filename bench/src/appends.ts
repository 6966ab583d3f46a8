import { join } from 'node:path';
import { sqliteEventStore } from '@clearbench/stores/event-store/sqlite';
import { rawLog } from './appends/raw-log.ts';
import { sampleEvent } from './appends/sample-event.ts';
import { atLeast, type Benchmark, type Figure, short } from './figure.ts';
import { interleaved, median, ratioOf } from './interleaved.ts';
import { ratePerSecond } from './rate-per-second.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const sliceMs = 150;
const rounds = 16;

/** Parallel writers with separate streams; the raw log gets the same events as one batch. */
const measure = async (folder: string, inFlight: number): Promise<Figure[]> => {
  const store = sqliteEventStore(join(folder, `ours-${inFlight}.db`));
  const raw = rawLog(join(folder, `raw-${inFlight}.db`));
  const streams = Array.from({ length: inFlight }, (_, index) => `file-${index}`);
  const revisions = { ours: 0, raw: 0 };
  const { ours, theirs } = await interleaved(rounds, {
    ours: () =>
      ratePerSecond(sliceMs, inFlight, async () => {
        const revision = revisions.ours++;
        await Promise.all(streams.map((stream) => store.append(stream, revision, [sampleEvent(revision)])));
      }),
    theirs: () =>
      ratePerSecond(sliceMs, inFlight, () => {
        const revision = ++revisions.raw;
        raw.write(
          streams,
          revision,
          streams.map(() => sampleEvent(revision)),
        );
      }),
  });
  await store.close();
  raw.close();
  const ratio = ratioOf(ours, theirs);
  const value = `${short(median(ours))} events/s, raw ${short(median(theirs))}: ${ratio.toFixed(2)}`;
  return [{ metric: `${inFlight} in flight`, value, ...atLeast(ratio, 0.6) }];
};

/** The product's log compared with hand-written node:sqlite: same table, settings, events, and events per commit. */
export const appends: Benchmark = () =>
  inTemporaryFolder(async (folder) => {
    const figures: Figure[] = [];
    for (const inFlight of [1, 8, 64]) figures.push(...(await measure(folder, inFlight)));
    return figures;
  });
