import { setTimeout as after } from 'node:timers/promises';
import { collectionNames } from '../document-store/postgres/collections.ts';
import { tableOf } from '../document-store/postgres/table-names.ts';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { hasState } from '../postgres/postgres-errors.ts';
import { releaseLog } from '../postgres/release-log.ts';
import { sql, textOf } from '../postgres/sql.ts';

/** In milliseconds: of waiting for a table, between attempts, and for everything. */
const limits = { lock: 500, pause: 1_000, patience: 20_000 };

const undefinedTable = '42P01';

/**
 * Writes the tables of read models into new files, and asks the server to release the write-ahead log. VACUUM FULL
 * copies former rows that another transaction may still see, so it is repeated until no such transaction is left; after
 * the patience, and where it fails, that is reported, and the next call does it.
 */
export const scrubPostgres = async (
  connection: PostgresConnection,
  names: readonly string[],
  report: (error: unknown) => void,
): Promise<void> => {
  const present = await connection.ask(collectionNames);
  // Collections are named by read model and version.
  const affected = present.filter((name) => names.includes(name.slice(0, name.lastIndexOf('@'))));
  const until = performance.now() + limits.patience;
  for (const name of affected) {
    try {
      while (!(await isRewritten(connection, name))) {
        if (performance.now() > until) throw new Error('a transaction that began earlier is still open');
        await after(limits.pause);
      }
    } catch (error) {
      report(new Error(`former values may remain in the table of ${name}`, { cause: error }));
    }
  }
  if (affected.length > 0) await releaseLog(connection, report);
};

/**
 * Rewrites a table; returns whether no former row was copied. VACUUM FULL freezes all rows up to the oldest transaction
 * that another one may still see, and records it: former rows are older than the transaction that begins here.
 */
const isRewritten = (connection: PostgresConnection, name: string): Promise<boolean> =>
  connection.unlimited(async ({ script, tuples }) => {
    const table = textOf(tableOf(name));
    const [started] = await tuples<[string]>(sql`SELECT pg_current_xact_id()::text`);
    await script(`SET lock_timeout = ${limits.lock}`);
    try {
      await script(`VACUUM FULL ${table}`);
    } catch (error) {
      if (hasState(error, undefinedTable)) return true;
      throw error;
    } finally {
      await script('RESET lock_timeout');
    }
    const [frozen] = await tuples<[boolean]>(
      sql`SELECT age(relfrozenxid) <= age(${started?.[0]}::xid8::xid) FROM pg_class WHERE oid = to_regclass(${table})`,
    );
    return frozen?.[0] ?? true;
  });
