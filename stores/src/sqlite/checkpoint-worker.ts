import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { answerRequests } from '../thread-requests.ts';
import type { CheckpointCalls } from './checkpoint-thread.ts';

// The thread that moves pages from write-ahead logs into their databases, one request after the other.
answerRequests<CheckpointCalls>({
  checkpoint: ({ file, mode }) => {
    const address = pathToFileURL(file);
    // A deleted file is not created again.
    address.searchParams.set('mode', 'rw');
    const sql = new DatabaseSync(address);
    try {
      // The log is flushed before a page is moved, and the pages are flushed before the log is reused.
      sql.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL');
      const { busy } = sql.prepare(`PRAGMA wal_checkpoint(${mode})`).get() ?? {};
      if (mode === 'TRUNCATE' && busy !== 0) throw new Error('another connection reads an old state of the database');
    } finally {
      sql.close();
    }
  },
});
