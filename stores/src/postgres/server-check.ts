import { Failure } from '@clearbench/contracts/failure';
import type { Queries } from './queries.ts';
import { sql } from './sql.ts';

/** PostgreSQL 14. */
const oldestVersion = 140_000;

type ServerSettings = {
  readonly version: number;
  readonly shown: string;
  readonly encoding: string;
  readonly fsync: string;
  readonly committed: string;
};

/**
 * Refuses a server that cannot keep what the ports guarantee with `store.badAddress` {reason}, and reports settings of
 * an operator that weaken the guarantees.
 */
export const checkServer = async (queries: Queries, report: (error: unknown) => void): Promise<void> => {
  const [server] = await queries.rows<ServerSettings>(sql`
    SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS shown,
      current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS committed`);
  if (server === undefined) return;
  const refuse = (reason: string): never => {
    throw new Failure('store.badAddress', { reason });
  };
  if (server.version < oldestVersion) refuse(`PostgreSQL 14 or later is required, and this is ${server.shown}`);
  if (server.encoding !== 'UTF8')
    refuse(`the database has to be encoded in UTF8, and this one is in ${server.encoding}`);
  if (server.committed === 'off')
    refuse('synchronous_commit is off: acknowledged writes would be lost when the server ends');
  if (server.fsync === 'off')
    report(new Error('fsync is off on the PostgreSQL server: acknowledged writes are lost at a power failure'));
};
