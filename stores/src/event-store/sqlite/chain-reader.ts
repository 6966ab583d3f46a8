import { DatabaseSync } from 'node:sqlite';
import type { ChainedEvent, LogChain } from '../log-chain.ts';

/** The read-only chain of a log in a SQLite file. */
export type ChainReader = Omit<LogChain, 'complete'> & { close(): void };

/**
 * Reads the chain of a log beside the process that writes it, or in a backup; changes nothing, also in a file of an
 * older release.
 */
export const openChainReader = (file: string): ChainReader => {
  const sql = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const exists = (query: string): boolean => sql.prepare(query).get() !== undefined;
    const hash = exists("SELECT 1 FROM pragma_table_info('event') WHERE name = 'hash'") ? 'hash' : 'NULL AS hash';
    const isIncomplete = () =>
      hash !== 'hash' || exists("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'chain_backlog'");
    const page = sql.prepare(`
      SELECT position, stream, revision, id, type, schema, data, metadata, ${hash}
      FROM event WHERE position > ? ORDER BY position LIMIT ?`);
    const assigned = sql.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'event'");
    return {
      per: 'log',
      read: async (after, limit) =>
        (page.all(after, limit) as unknown as (Omit<ChainedEvent, 'hash'> & { hash: string | null })[]).map((row) => ({
          ...row,
          hash: row.hash ?? undefined,
        })),
      lastAssigned: async () => Number(assigned.get()?.seq ?? 0),
      isIncomplete,
      close: () => sql.close(),
    };
  } catch (error) {
    sql.close();
    throw error;
  }
};
