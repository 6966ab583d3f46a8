import type { Database } from '../sqlite/database.ts';
import { startThread } from '../thread-requests.ts';

/** Rewrites collections of read models; the result is their number. */
export type ScrubCalls = {
  readonly rewrite: {
    readonly input: { readonly file: string; readonly names: readonly string[] };
    readonly result: number;
  };
};

/** Rewrites the collections of read models in a thread, then empties the write-ahead log; writes wait for both. */
export const scrubCollections = (database: Database, file: string, names: readonly string[]): Promise<void> =>
  database.emptyLog(async () => {
    const thread = startThread<ScrubCalls>(new URL('./scrub-worker.ts', import.meta.url));
    try {
      await thread.request('rewrite', { file, names });
    } finally {
      await thread.end();
    }
  });
