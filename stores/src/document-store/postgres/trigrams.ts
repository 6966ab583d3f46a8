import { Failure } from '@clearbench/contracts/failure';
import type { Queries } from '../../postgres/queries.ts';
import { sql } from '../../postgres/sql.ts';

const schemaOf = async (queries: Queries): Promise<string | undefined> => {
  const [found] = await queries.tuples<[string]>(
    sql`SELECT nspname FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm'`,
  );
  return found?.[0];
};

/**
 * The schema of the extension pg_trgm, which text search needs; it is created where it is missing. Fails with
 * `store.badAddress` {reason} where the server does not have it or the role may not create it.
 */
export const trigramSchema = async (queries: Queries): Promise<string> => {
  const present = await schemaOf(queries);
  if (present !== undefined) return present;
  try {
    await queries.script('CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public');
  } catch (error) {
    // Another process may have created it at the same moment.
    const meanwhile = await schemaOf(queries);
    if (meanwhile !== undefined) return meanwhile;
    const reason = `the extension pg_trgm is missing; an administrator has to run CREATE EXTENSION pg_trgm (${(error as Error).message})`;
    throw new Failure('store.badAddress', { reason }, { cause: error });
  }
  return (await schemaOf(queries)) ?? 'public';
};
