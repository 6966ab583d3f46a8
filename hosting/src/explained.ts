import { Failure } from '@clearbench/contracts/failure';
import { isForOperator } from './settings/settings-error.ts';

const sentences: Readonly<Record<string, (params: Failure['params']) => string>> = {
  'store.unavailable': () =>
    'EventStoreDB or MongoDB cannot be reached. See CLEARBENCH_EVENTSTORE_URL and CLEARBENCH_MONGODB_URL.',
  'store.badAddress': () =>
    'EventStoreDB or MongoDB cannot be reached under this address. See CLEARBENCH_EVENTSTORE_URL and CLEARBENCH_MONGODB_URL.',
  'store.accessDenied': () => 'EventStoreDB or MongoDB refuses these credentials. They belong into the addresses.',
  'store.locked': ({ folder, pid }) =>
    `The data folder ${folder} is in use by another Clearbench (process ${pid}). Stop it, or choose another folder with CLEARBENCH_DATA.`,
  'store.full': () =>
    'No room is left on the disk of the data folder. Make some, or choose another folder with CLEARBENCH_DATA.',
  'store.readOnly': () =>
    'The data folder takes no writes. Check its permissions and the disk it lies on, or choose another folder with CLEARBENCH_DATA.',
  'store.diskFault': () => 'The disk of the data folder fails. Check it, and whether a quota is used up.',
  'store.wrongSecret': () =>
    'The keys of personal data were made with another secret. To change the secret, start once with the former one in CLEARBENCH_SECRET_BEFORE.',
};

/** An error as a sentence for whoever runs this; with its place in the code only where nobody expected it. */
export const explained = (error: unknown): string => {
  if (isForOperator(error)) return error.message;
  const sentence = error instanceof Failure ? sentences[error.errorKey]?.(error.params) : undefined;
  if (sentence !== undefined) return sentence;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return 'The port is taken by another program. Choose another one with PORT.';
  if (typeof error === 'string') return error;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
