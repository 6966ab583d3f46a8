import type { DatabaseSync } from 'node:sqlite';
import { openExisting } from '../sqlite/open-existing.ts';
import { usualWalLimits } from '../sqlite/wal-checkpointer.ts';
import { type Extent, extentOf } from '../sqlite/wal-extent.ts';
import { answerRequests } from '../thread-requests.ts';
import { createIndex } from './create-index.ts';
import type { IndexCalls } from './late-indexes.ts';

/** A connection that is kept for the next index of the same file: it has the pages of the rows in its memory. */
type Connection = { readonly file: string; readonly sql: DatabaseSync; readonly extent: () => Extent };

/** Pages in memory: each index reads all rows, so that the second one finds those of a collection of 128 MiB there. */
const cache = 'PRAGMA cache_size = -131072';

let kept: Connection | undefined;

const close = (): void => {
  kept?.sql.close();
  kept = undefined;
};

const open = (file: string): Connection => {
  const sql = openExisting(file);
  // A checkpoint follows an index when the log is long.
  sql.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${cache};
    PRAGMA wal_autocheckpoint = 0`);
  return { file, sql, extent: extentOf(sql) };
};

const connection = (file: string): Connection => {
  if (kept?.file !== file) {
    close();
    kept = open(file);
  }
  return kept;
};

// A separate thread, so that sorting the rows of a large collection delays no request.
answerRequests<IndexCalls>({
  create: ({ file, statement }) => {
    try {
      const { sql, extent } = connection(file);
      createIndex(sql, statement);
      if (extent().behind >= usualWalLimits.checkpointAt) sql.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch (error) {
      close();
      throw error;
    }
  },
  close,
});
