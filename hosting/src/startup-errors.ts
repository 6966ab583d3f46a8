import { Failure } from '@clearbench/contracts/failure';
import { damageSentence } from './health/damage-sentence.ts';
import { isForOperator } from './settings/settings-error.ts';

/** The setting or option in which the operator gave the address of each server. */
type AddressSettings = Readonly<Record<'EventStoreDB' | 'MongoDB' | 'PostgreSQL', string>>;

const variables: AddressSettings = {
  EventStoreDB: 'CLEARBENCH_EVENTSTORE_URL',
  MongoDB: 'CLEARBENCH_MONGODB_URL',
  PostgreSQL: 'CLEARBENCH_POSTGRES_URL',
};

const longestReason = 200;

type Param = Failure['params'][string] | undefined;

const nameOf = (server: Param): string => String(server ?? Object.keys(variables).join(' or '));
const settingOf = (server: Param, addressSettings: AddressSettings): string =>
  Object.entries(addressSettings).find(([name]) => name === server)?.[1] ??
  Object.values(addressSettings).join(' and ');

/** The driver's reason in brackets: refused, unknown, not trusted; without addresses, which may contain passwords. */
const driverReason = (cause: unknown): string => {
  if (cause instanceof Failure) return driverReason(cause.cause);
  return cause instanceof Error ? ` (${cause.message.split('\n', 1)[0]?.slice(0, longestReason)})` : '';
};

type Sentence = (params: Failure['params'], addressSettings: AddressSettings, cause: unknown) => string;

const sentences: Readonly<Record<string, Sentence>> = {
  'store.unavailable': ({ server }, addressSettings, cause) =>
    `${nameOf(server)} cannot be reached${driverReason(cause)}. See ${settingOf(server, addressSettings)}.`,
  'store.badAddress': ({ server, reason = '' }, addressSettings) =>
    `${settingOf(server, addressSettings)} cannot be read as an address of ${nameOf(server)}${reason === '' ? '' : `: ${reason}`}.`,
  'store.accessDenied': ({ server }, addressSettings) =>
    `${nameOf(server)} refuses these credentials. They belong into the address, ${settingOf(server, addressSettings)}.${server === 'PostgreSQL' ? ' Where another role owns the tables, "npm run migrate -- --worker ROLE" as that role gives the missing rights.' : ''}`,
  'store.newerSchema': ({ part, version, known }) =>
    `A newer release of Clearbench made the tables in PostgreSQL (${part}: version ${version}, and this release knows ${known}). Start that release.`,
  'store.logTruncated': ({ position }) =>
    `The log in PostgreSQL lacks events that this process has read (up to position ${position}): the server was replaced by one that had not received them. The process ends; after a start it works with the log as it is.`,
  'store.appendTooLarge': ({ stream, bytes, most }) =>
    `What was kept at once in ${stream} comes to ${bytes} bytes, and the log takes ${most}.`,
  'store.locked': ({ folder, pid }) =>
    `The data folder ${folder} is in use by another Clearbench (process ${pid}). Stop it, or choose another folder with CLEARBENCH_DATA.`,
  'store.full': () =>
    'No room is left on the disk of the data folder. Make some, or choose another folder with CLEARBENCH_DATA.',
  'store.readOnly': () =>
    'The data folder takes no writes. Check its permissions and the disk it lies on, or choose another folder with CLEARBENCH_DATA.',
  'store.diskFault': () => 'The disk of the data folder fails. Check it, and whether a quota is used up.',
  'store.damaged': ({ file }) => damageSentence(String(file)),
  'store.wrongSecret': () =>
    'The keys of personal data were made with another secret. To change the secret, start once with the former one in CLEARBENCH_SECRET_BEFORE.',
};

/** Sentences by codes of the system. */
const listening: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken by another program. Choose another one with PORT.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
  ENOTFOUND: 'HOST is no address of this machine.',
  EACCES: 'This user may not listen on that port. Choose another one with PORT.',
};

/** SQLite's codes for damaged pages, and for a file that is not a database. */
const damages = [11, 26];

const ofDamagedFile = (error: unknown): string | undefined => {
  const { errcode, file } = error as { errcode?: unknown; file?: unknown };
  if (typeof errcode !== 'number' || !damages.includes(errcode & 0xff) || typeof file !== 'string') return undefined;
  return damageSentence(file);
};

/** The message of an error for the operator; an unexpected error includes its stack trace. */
export const startupErrorText = (error: unknown, addressSettings = variables): string => {
  if (isForOperator(error)) return error.message;
  const sentence =
    error instanceof Failure ? sentences[error.errorKey]?.(error.params, addressSettings, error.cause) : undefined;
  if (sentence !== undefined) return sentence;
  const damaged = ofDamagedFile(error);
  if (damaged !== undefined) return damaged;
  const { syscall, code, errno, message } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  const connectionErrors = /^(listen|getaddrinfo)$/.test(syscall ?? '') ? listening[String(code)] : undefined;
  if (connectionErrors !== undefined) return connectionErrors;
  if (typeof error === 'string') return error;
  // A system error names its file, folder or address.
  if (syscall !== undefined && typeof errno === 'number') return message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** The errors that end a process, one sentence each for the log; an unexpected error includes its place in the code. */
export const faultsOf = (error: unknown): { readonly says: string; readonly err?: unknown }[] => {
  if (isForOperator(error)) return error.faults.map((says) => ({ says }));
  const says = startupErrorText(error);
  const isUnexpected = error instanceof Error && says === (error.stack ?? error.message);
  return [isUnexpected ? { says: 'unexpected error', err: error } : { says }];
};
