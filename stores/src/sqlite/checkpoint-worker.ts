import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';

type Task = { readonly file: string; readonly mode: 'PASSIVE' | 'TRUNCATE' };

// The thread that moves pages from write-ahead logs into their databases: one task in, one answer out, in order.
const checkpoint = ({ file, mode }: Task): void => {
  const place = pathToFileURL(file);
  // A file that is gone is not made anew.
  place.searchParams.set('mode', 'rw');
  const sql = new DatabaseSync(place);
  try {
    // The log is on disk before a page is moved, and the pages are before the log is used again.
    sql.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL');
    const { busy } = sql.prepare(`PRAGMA wal_checkpoint(${mode})`).get() ?? {};
    if (mode === 'TRUNCATE' && busy !== 0) throw new Error('somebody reads an old state of the database');
  } finally {
    sql.close();
  }
};

parentPort?.on('message', (task: Task) => {
  try {
    checkpoint(task);
    parentPort?.postMessage({});
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
