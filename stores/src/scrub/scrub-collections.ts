import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database } from '../sqlite/database.ts';

/** Rewrites the collections of read models in a thread, then empties the write-ahead log; writes wait for both. */
export const scrubCollections = (database: Database, file: string, names: readonly string[]): Promise<void> =>
  database.emptyLog(async () => {
    const workerData = { file, names };
    const worker = new Worker(new URL('./scrub-worker.ts', import.meta.url), { workerData, execArgv: [] });
    // Rejects with the error of the thread.
    const [code] = (await once(worker, 'exit')) as [number];
    if (code !== 0) throw new Error(`read models could not be scrubbed (${code})`);
  });
