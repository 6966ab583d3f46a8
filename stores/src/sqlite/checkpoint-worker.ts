import { answerRequests } from '../thread-requests.ts';
import type { CheckpointCalls } from './checkpoint-thread.ts';
import { openExisting } from './open-existing.ts';

// The thread that moves pages from write-ahead logs into their databases, one request after the other.
answerRequests<CheckpointCalls>({
  checkpoint: ({ file, mode }) => {
    const sql = openExisting(file);
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
