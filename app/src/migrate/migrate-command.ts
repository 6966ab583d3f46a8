import { parseArgs } from 'node:util';
import { Failure } from '@clearbench/contracts/failure';
import { type Environment, withFiles } from '@clearbench/hosting/settings/environment';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { startupErrorText } from '@clearbench/hosting/startup-errors';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { grantWork, migrateEverything } from '@clearbench/stores/postgres-roles';
import { dataLocationIn } from '../settings.ts';

const usage = [
  'npm run migrate                     creates or updates the tables in PostgreSQL, as the role in CLEARBENCH_POSTGRES_URL',
  'npm run migrate -- --worker ROLE    also gives ROLE the rights that the services need, and the tables of read models',
].join('\n');

const options = { worker: { type: 'string' }, help: { type: 'boolean', default: false } } as const;

type Streams = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Environment;
};

/** SQLSTATEs of the server have five characters. */
const isOfServer = (error: unknown): error is Error => /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code));

/** What the operator can do; the server itself says best which role or right is missing. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof Failure)
    return startupErrorText(
      new Failure(error.errorKey, { ...error.params, server: 'PostgreSQL' }, { cause: error.cause }),
    );
  return isOfServer(error) ? `PostgreSQL: ${error.message}` : startupErrorText(error);
};

/** Runs `npm run migrate` with its parameters; 0 when the tables are complete, 1 otherwise. */
export const migrateCommand = async (args: readonly string[], { out, err, env }: Streams): Promise<0 | 1> => {
  try {
    const { worker, help } = parseArgs({ args: [...args], options }).values;
    if (help) out(usage);
    if (help) return 0;
    const url = dataLocationIn(withFiles(env)).servers?.postgres;
    if (url === undefined)
      throw settingsError('CLEARBENCH_POSTGRES_URL must be set, with the role that owns the tables.');
    const connection = await connectPostgres({ url }, (error) => err(String(error)));
    try {
      await migrateEverything(connection);
      if (worker !== undefined) await grantWork(connection, worker);
    } finally {
      await connection.close();
    }
    out(worker === undefined ? 'The tables are complete.' : `The tables are complete, and ${worker} may work on them.`);
    return 0;
  } catch (error) {
    err(sentenceOf(error));
    return 1;
  }
};
