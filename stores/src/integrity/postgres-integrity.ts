import { Failure } from '@clearbench/contracts/failure';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { hasState } from '../postgres/postgres-errors.ts';
import { identifier, type Statement, sql } from '../postgres/sql.ts';
import type { Stores } from '../stores.ts';

/** SQLSTATEs of damaged files: the data and an index. */
const damagedStates = ['XX001', 'XX002'];

const missing =
  'indexes are not compared with their tables, because the extension amcheck is missing: CREATE EXTENSION amcheck, and GRANT EXECUTE ON FUNCTION bt_index_check(regclass, boolean) to the role of the product';

/**
 * What can be checked from outside: whether the server takes writes, whether it counted pages with a wrong checksum, and,
 * for a whole check with the extension amcheck, whether each B-tree contains the rows of its table. The server checks
 * the checksum of each page that it reads.
 */
export const postgresIntegrity = (
  { ask, unlimited }: PostgresConnection,
  warn: (sentence: string) => void,
): Pick<Stores, 'writable' | 'checkIntegrity'> => {
  let damage: Failure | undefined;
  const damaged = (file: string, cause?: unknown): void => {
    damage ??= new Failure('store.damaged', { file }, { cause });
  };

  const countFailures = async (): Promise<void> => {
    const [row] = await ask(({ tuples }) =>
      tuples<[string, number]>(sql`SELECT datname, coalesce(checksum_failures, 0) FROM pg_stat_database
        WHERE datname = current_database()`),
    );
    if (row && row[1] > 0) damaged(`the database ${row[0]}`);
  };
  const checkIndexes = async (): Promise<void> => {
    const check = await ask(async ({ tuples }) => checkOf((await tuples<[string]>(amcheck))[0]));
    if (!check) return warn(missing);
    const indexes = await ask(({ tuples }) => tuples<[string]>(everyIndex));
    for (const [name] of indexes) {
      try {
        await unlimited(({ tuples }) => tuples(sql`SELECT ${check}(to_regclass(${name}), true)`));
      } catch (error) {
        if (!damagedStates.some((state) => hasState(error, state))) throw error;
        damaged(`the index ${name}`, error);
      }
    }
  };

  return {
    async writable() {
      if (damage) throw damage;
      const [row] = await ask(({ tuples }) => tuples<[string]>(sql`SELECT current_setting('transaction_read_only')`));
      if (row?.[0] === 'on') throw new Failure('store.readOnly');
    },
    async checkIntegrity(depth = 'quick') {
      await countFailures();
      if (depth === 'whole') await checkIndexes();
      return { processorTime: 0 };
    },
  };
};

const amcheck = sql`SELECT nspname FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'amcheck'`;

const checkOf = (schema: readonly [string] | undefined): Statement | undefined =>
  schema && sql`${identifier(schema[0])}.bt_index_check`;

const everyIndex = sql`SELECT format('%I', c.relname) FROM pg_class c JOIN pg_am a ON a.oid = c.relam
  WHERE c.relkind = 'i' AND a.amname = 'btree' AND c.relnamespace = current_schema()::regnamespace ORDER BY 1`;
