import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';

// The thread that moves pages from write-ahead logs into their databases: one file name in, one answer out, in order.
const checkpoint = (file: string): void => {
  const place = pathToFileURL(file);
  // A file that is gone is not made anew.
  place.searchParams.set('mode', 'rw');
  const sql = new DatabaseSync(place);
  try {
    // The log is on disk before a page is moved, and the pages are before the log is used again.
    sql.exec('PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(PASSIVE)');
  } finally {
    sql.close();
  }
};

parentPort?.on('message', (file: string) => {
  try {
    checkpoint(file);
    parentPort?.postMessage({});
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
