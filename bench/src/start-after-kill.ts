import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import { openLog } from '@clearbench/stores/open-stores';
import { atMost, type Benchmark, type Figure, short } from './figure.ts';
import { environment } from './file-list/full-environment.ts';
import { interleaved, median, ratioOf } from './interleaved.ts';
import { appendFiles } from './seeding/append-files.ts';
import { type StartedProcess, startBare, startProduct } from './start-after-kill/started-process.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const eventsOfFile = 4;
const files = Math.ceil(Number(process.env.CLEARBENCH_BENCH_KILLED_LOG ?? 1_000_000) / eventsOfFile);
const longLog = files * eventsOfFile;
const rounds = 3;
const mostSeconds = 3;

/** The position that all reactions have reached; they read a long log long after the read models. */
const reactionsAt = (dataFolder: string): number => {
  const documents = new DatabaseSync(join(dataFolder, 'documents.db'), { readOnly: true });
  try {
    const lowest = "SELECT min(position) AS position FROM checkpoint WHERE name LIKE 'reaction:%'";
    return Number(documents.prepare(lowest).get()?.position ?? 0);
  } finally {
    documents.close();
  }
};

/** Fills a data folder with a log that the product has processed before it was killed. */
const killWith = async (dataFolder: string): Promise<void> => {
  await mkdir(dataFolder, { recursive: true });
  const log = openLog(dataFolder);
  await appendFiles(log, { ...environment, files }, eventsOfFile);
  await log.close();
  const product = await startProduct(dataFolder);
  await product.caughtUp(longLog);
  while (reactionsAt(dataFolder) < longLog) await after(100);
  await product.kill();
};

type Times = { readonly page: number[]; readonly ready: number[] };

/** Starts the product on a folder and ends it; the result is the time until it was ready. */
const starter = (dataFolder: string, end: (product: StartedProcess) => Promise<void>) => {
  const times: Times = { page: [], ready: [] };
  const start = async (): Promise<number> => {
    const product = await startProduct(dataFolder);
    const [page, ready] = await Promise.all([product.page(), product.ready()]);
    times.page.push(page);
    times.ready.push(ready);
    await end(product);
    return ready;
  };
  return { times, start };
};

const bareStart = async (dataFolder: string): Promise<number> => {
  const bare = await startBare(dataFolder);
  const seconds = await bare.page();
  await bare.kill();
  return seconds;
};

const figuresOf = (
  metric: string,
  { page, ready }: Times,
  bare: readonly number[],
  reference: string,
): readonly Figure[] => [
  {
    metric: `${metric}, until it is ready`,
    value: `${short(median(ready))} s`,
    ...atMost(median(ready), mostSeconds, ' s'),
  },
  { metric: '  until the first page', value: `${short(median(page))} s` },
  { metric: `  ratio to ${reference}`, value: `${ratioOf(ready, bare).toFixed(2)} × (${short(median(bare))} s)` },
];

/** `npm start` a second time, and after `kill -9` with a long log; the reference is Node that opens the same databases. */
export const startAfterKill: Benchmark = () =>
  inTemporaryFolder(async (folder) => {
    const [long, fresh] = [join(folder, 'long'), join(folder, 'fresh')];
    // The first start builds the pages, the bundle of the server and, when it is ready, the compile cache.
    for (let start = 0; start < 2; start += 1) {
      const product = await startProduct(fresh);
      await product.ready();
      await product.stop();
    }
    await killWith(long);
    const killed = starter(long, (product) => product.kill());
    const second = starter(fresh, (product) => product.stop());
    const { bare } = await interleaved(rounds, {
      killed: killed.start,
      second: second.start,
      bare: () => bareStart(long),
    });
    const reference = 'Node that opens the same databases and answers';
    return [
      ...figuresOf(`start after kill -9, ${longLog.toLocaleString('en')} events`, killed.times, bare, reference),
      ...figuresOf('second start of a new installation', second.times, bare, reference),
    ];
  });
