import { Failure } from '@clearbench/contracts/failure';
import pg, { type ClientConfig } from 'pg';

/** The address of a database: `postgres://user:password@host:5432/database?sslmode=…`. */
export type PostgresAddress = {
  readonly url: string;
  /** The schema of all tables, which has to exist; the first one of the search path unless given. */
  readonly schema?: string;
  /** Most connections of a process for reads and writes; another one appends, one listens, and two maintain. */
  readonly connections?: number;
};

/** Without `sslmode` a connection is not encrypted; `require` verifies the certificate as `verify-full` does. */
const modes: Readonly<Record<string, string>> = {
  disable: 'disable',
  'no-verify': 'no-verify',
  require: 'verify-full',
  'verify-ca': 'verify-full',
  'verify-full': 'verify-full',
};

const badAddress = (reason: string): Failure => new Failure('store.badAddress', { reason });

const withKnownMode = (url: string): string =>
  url.replace(/([?&]sslmode=)([^&]*)/, (_, start: string, mode: string) => {
    const known = modes[mode];
    if (known === undefined) throw badAddress(`sslmode has to be one of ${Object.keys(modes).join(', ')}`);
    return `${start}${known}`;
  });

/** Settings of every session; the manual calls them by these names. */
const session = (schema: string | undefined): string =>
  Object.entries({
    default_transaction_isolation: 'read committed',
    client_min_messages: 'warning',
    TimeZone: 'UTC',
    bytea_output: 'hex',
    standard_conforming_strings: 'on',
    jit: 'off',
    // Pages are read in the order of an index. Without statistics the planner takes sorting a whole range for cheaper.
    enable_sort: 'off',
    enable_incremental_sort: 'off',
    ...(schema === undefined ? {} : { search_path: `"${schema}",public` }),
  })
    .map(([name, value]) => `-c ${name}=${value.replace(/[\\ ]/g, '\\$&')}`)
    .join(' ');

const withOptions = (url: string, options: string): string => {
  const added = encodeURIComponent(options);
  if (/[?&]options=/.test(url)) return url.replace(/[?&]options=[^&#]*/, (given) => `${given}%20${added}`);
  return `${url}${url.includes('?') ? '&' : '?'}options=${added}`;
};

/** Reads an address, or fails with `store.badAddress` {reason} without quoting it: it may contain a password. */
export const clientSettings = ({ url, schema }: PostgresAddress): ClientConfig => {
  if (!/^postgres(ql)?:\/\//.test(url)) throw badAddress('it has to begin with postgres://');
  const connectionString = withOptions(withKnownMode(url), session(schema));
  const settings: ClientConfig = { connectionString, application_name: 'clearbench' };
  try {
    // The client reads the address, and the certificates that it names, when it is created.
    void new pg.Client(settings);
  } catch (error) {
    throw badAddress((error as Error).message);
  }
  return settings;
};
