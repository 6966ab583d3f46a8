import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';

type Task = { readonly file: string; readonly mode: 'PASSIVE' | 'TRUNCATE' };

// The thread that moves pages from write-ahead logs into their databases: one answer per task, in order.
const checkpoint = ({ file, mode }: Task): void => {
  const place = pathToFileURL(file);
  // A deleted file is not created again.
  place.searchParams.set('mode', 'rw');
  const sql = new DatabaseSync(place);
  try {
    // The log is flushed before a page is moved, and the pages are flushed before the log is reused.
    sql.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL');
    const { busy } = sql.prepare(`PRAGMA wal_checkpoint(${mode})`).get() ?? {};
    if (mode === 'TRUNCATE' && busy !== 0) throw new Error('another connection reads an old state of the database');
  } finally {
    sql.close();
  }
};

parentPort?.on('message', (task: Task) => {
  try {
    checkpoint(task);
    parentPort?.postMessage({});
  } catch (error) {
    parentPort?.postMessage({ error: String(error), errcode: (error as { errcode?: unknown }).errcode });
  }
});
