import { openExisting } from '../sqlite/open-existing.ts';
import { answerRequests } from '../thread-requests.ts';
import { createIndex } from './create-index.ts';
import type { IndexCalls } from './late-indexes.ts';

/** Memory for sorting and for pages, as of the connection that writes documents. */
const cache = 'PRAGMA cache_size = -32768';

// A separate thread, so that sorting the rows of a large collection delays no request.
answerRequests<IndexCalls>({
  create: ({ file, statement }) => {
    const sql = openExisting(file);
    try {
      sql.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${cache}`);
      createIndex(sql, statement);
      sql.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } finally {
      sql.close();
    }
  },
});
