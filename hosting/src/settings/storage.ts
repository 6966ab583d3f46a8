import { resolve } from 'node:path';
import type { ServerAddresses } from '@clearbench/stores/open-server-stores';
import type { Environment } from './environment.ts';
import { everyProcess, numberOf, type Setting, textOf } from './setting.ts';
import { settingsError } from './settings-error.ts';

const dataFolder: Setting = {
  name: 'CLEARBENCH_DATA',
  usedBy: ['app'],
  fallback: () => resolve('data'),
  documentation: ['`./data`', 'the data folder; one process at a time'],
};

const eventStore: Setting = {
  name: 'CLEARBENCH_EVENTSTORE_URL',
  usedBy: everyProcess,
  shown: 'address without password',
  documentation: [
    'none: the data folder',
    'stores the log in EventStoreDB, `esdb://host:2113?tls=…`; requires `CLEARBENCH_MONGODB_URL` or `CLEARBENCH_POSTGRES_URL` for everything else',
  ],
};

const smallestAppend = 1_048_576;
const largestAppend = 8 * smallestAppend;

const eventStoreBytes: Setting = {
  name: 'CLEARBENCH_EVENTSTORE_APPEND_BYTES',
  usedBy: everyProcess,
  documentation: [
    '1048576',
    `most bytes of one append to EventStoreDB, up to ${largestAppend}; not more than the server's own limit (\`MaxAppendSize\`, and \`MaxAppendEventSize\` from 25.1 on)`,
  ],
};

const mongo: Setting = {
  name: 'CLEARBENCH_MONGODB_URL',
  usedBy: everyProcess,
  shown: 'address without password',
  documentation: [
    'none: the data folder',
    'stores everything except the log in MongoDB, `mongodb://host:27017/clearbench`; requires `CLEARBENCH_EVENTSTORE_URL` or `CLEARBENCH_POSTGRES_URL` for the log',
  ],
};

const postgres: Setting = {
  name: 'CLEARBENCH_POSTGRES_URL',
  usedBy: everyProcess,
  shown: 'address without password',
  documentation: [
    'none: the data folder',
    'stores everything in PostgreSQL 14 or later, `postgres://user:password@host:5432/clearbench?sslmode=verify-full`; beside one of the two other servers, what that server does not store. Several hosts, `postgres://first:5432,second:5432/clearbench`, are a primary and its standbys: the product works on the one that takes writes. `sslmode` is `disable` (the default), `require` and `verify-full` (both verify the certificate, with the authority in `sslrootcert`) or `no-verify` ([operations](operations.md#postgresql))',
  ],
};

const postgresConnections: Setting = {
  name: 'CLEARBENCH_POSTGRES_CONNECTIONS',
  usedBy: everyProcess,
  fallback: () => '10',
  documentation: [
    '10',
    'most connections of this process to PostgreSQL for reads and writes, from 4 to 200; up to four more append, listen and maintain. The sum over all processes has to be less than `max_connections` ([operations](operations.md#postgresql))',
  ],
};

const leaseSeconds: Setting = {
  name: 'CLEARBENCH_LEASE_SECONDS',
  usedBy: everyProcess,
  fallback: () => '20',
  documentation: [
    '20',
    'with servers: seconds without a renewal after which another process takes over the projections or the background work ([operations](operations.md#scaling-out)). It has to be longer than the election of a new primary of MongoDB, and has the same value for every process',
  ],
};

const secret: Setting = {
  name: 'CLEARBENCH_SECRET',
  usedBy: everyProcess,
  shown: 'nothing',
  documentation: [
    'generated once per data folder',
    'the session keys are derived from it, and it encrypts the keys of personal data; required in production',
  ],
};

const secretBefore: Setting = {
  name: 'CLEARBENCH_SECRET_BEFORE',
  usedBy: everyProcess,
  shown: 'nothing',
  documentation: ['', 'the previous secret, for the one start that changes it'],
};

// Read by `npm run verify`, which runs with the settings of the product.
const headKey: Setting = {
  name: 'CLEARBENCH_HEAD_KEY',
  usedBy: everyProcess,
  shown: 'nothing',
  documentation: [
    '',
    'Ed25519 key in PEM for `npm run verify`: the private key signs the printed head of the log, either key checks a recorded head ([operations](operations.md#the-hash-chain-of-the-log))',
  ],
};

export const storageSettings = {
  dataFolder,
  eventStore,
  eventStoreBytes,
  mongo,
  postgres,
  postgresConnections,
  leaseSeconds,
  secret,
  secretBefore,
  headKey,
} satisfies Readonly<Record<string, Setting>>;

/** The absolute path of the data folder. */
export const dataFolderOf = (env: Environment): string => resolve(textOf(dataFolder, env) ?? '');

/** What an address of each server has to look like. */
const addressForms = [
  { setting: eventStore, form: /^esdb(\+discover)?:\/\/./, says: 'EventStoreDB, such as esdb://host:2113' },
  { setting: mongo, form: /^mongodb(\+srv)?:\/\/./, says: 'MongoDB, such as mongodb://host:27017/clearbench' },
  { setting: postgres, form: /^postgres(ql)?:\/\/./, says: 'PostgreSQL, such as postgres://host:5432/clearbench' },
] as const;

/** Most bytes of one append; undefined where unset. */
const appendBytesOf = (env: Environment): number | undefined => {
  if (env[eventStoreBytes.name] === undefined) return undefined;
  const bytes = numberOf(eventStoreBytes, env);
  if (bytes < smallestAppend || bytes > largestAppend)
    throw settingsError(`${eventStoreBytes.name} must be from ${smallestAppend} to ${largestAppend}`);
  return bytes;
};

const logOf = (address: string, env: Environment): Pick<ServerAddresses, 'eventStore' | 'eventStoreBytes'> => {
  const bytes = appendBytesOf(env);
  return { eventStore: address, ...(bytes === undefined ? {} : { eventStoreBytes: bytes }) };
};

const [fewestConnections, mostConnections] = [4, 200];

const databaseOf = (address: string, env: Environment): Pick<ServerAddresses, 'postgres' | 'postgresConnections'> => {
  if (env[postgresConnections.name] === undefined) return { postgres: address };
  const connections = numberOf(postgresConnections, env);
  if (connections < fewestConnections || connections > mostConnections)
    throw settingsError(`${postgresConnections.name} must be from ${fewestConnections} to ${mostConnections}`);
  return { postgres: address, postgresConnections: connections };
};

/** The addresses of the servers; undefined = the data folder. Throws if they do not store everything, or too much. */
export const serversOf = (env: Environment): ServerAddresses | undefined => {
  const { [eventStore.name]: log, [mongo.name]: documents, [postgres.name]: whole } = env;
  if (log === undefined && documents === undefined && whole === undefined) return undefined;
  for (const { setting, form, says } of addressForms) {
    const address = env[setting.name];
    if (address !== undefined && !form.test(address))
      throw settingsError(`${setting.name} must be an address of ${says}`);
  }
  if (log !== undefined && documents !== undefined && whole !== undefined)
    throw settingsError(
      'CLEARBENCH_POSTGRES_URL must not be set beside CLEARBENCH_EVENTSTORE_URL and CLEARBENCH_MONGODB_URL: these two store everything',
    );
  if (whole !== undefined)
    return { ...databaseOf(whole, env), ...(log && logOf(log, env)), ...(documents && { mongo: documents }) };
  if (log === undefined || documents === undefined)
    throw settingsError(
      `${log === undefined ? eventStore.name : mongo.name} or CLEARBENCH_POSTGRES_URL must be set, because ${log === undefined ? mongo.name : eventStore.name} stores only a part of the data`,
    );
  return { ...logOf(log, env), mongo: documents };
};

/** The servers of a separate service, which has no data folder. */
export const requiredServersOf = (env: Environment): ServerAddresses => {
  const servers = serversOf(env);
  if (!servers)
    throw settingsError(
      'CLEARBENCH_POSTGRES_URL, or CLEARBENCH_EVENTSTORE_URL and CLEARBENCH_MONGODB_URL, must be set: separate services share their data through these servers',
    );
  return servers;
};

const shortestLease = 2;

/** Milliseconds without a renewal after which a lease ends. */
export const leaseSpanOf = (env: Environment): number => {
  const seconds = numberOf(leaseSeconds, env);
  if (seconds < shortestLease) throw settingsError(`${leaseSeconds.name} must be at least ${shortestLease}`);
  return seconds * 1_000;
};

const shortestSecret = 32;

/** The secret; undefined if unset. */
export const secretOf = (env: Environment): string | undefined => {
  const { [secret.name]: value } = env;
  if (value !== undefined && value.length < shortestSecret)
    throw settingsError(`CLEARBENCH_SECRET must have at least ${shortestSecret} characters`);
  return value;
};

/** The secret of a separate service. */
export const requiredSecretOf = (env: Environment): string => {
  const value = secretOf(env);
  if (value === undefined)
    throw settingsError('CLEARBENCH_SECRET must be set, to the same value for every service: at least 32 characters');
  return value;
};

/** The previous secret; undefined = the secret does not change. */
export const secretBeforeOf = (env: Environment): string | undefined => env[secretBefore.name];
