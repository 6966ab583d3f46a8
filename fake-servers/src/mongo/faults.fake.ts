import type { Document } from 'bson';
import { refusal } from './values.fake.ts';

/**
 * The fault of a command: the connection breaks before it runs, or after it and before the answer; the answer is late;
 * another server is the primary; it runs without the majority's confirmation; it runs, or its results are delivered,
 * twice; it is refused with a code; it runs and the answer has an error of the write concern with a code. Labels are
 * those that a server adds to the code, or the given ones.
 */
export type FaultKind =
  | { readonly kind: 'breakBefore' | 'breakAfter' | 'notPrimary' | 'noMajority' | 'twice' }
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'refuse' | 'writeConcernError'; readonly code: number; readonly labels?: readonly string[] };

export type Fault = { readonly command: string; readonly collection?: string; readonly times?: number } & FaultKind;

/** Configured faults that have not occurred yet. */
export const fakeFaults = () => {
  let coming: { readonly fault: Fault; left: number }[] = [];
  return {
    add: (fault: Fault) => void coming.push({ fault, left: fault.times ?? 1 }),
    clear() {
      coming = [];
    },
    /** The next fault of a command; it is then used up. */
    next(command: string, collection: unknown): Fault | undefined {
      const found = coming.find(
        ({ fault }) => fault.command === command && (fault.collection === undefined || fault.collection === collection),
      );
      if (found) found.left -= 1;
      coming = coming.filter(({ left }) => left > 0);
      return found?.fault;
    },
  };
};

/** The names of codes that tests use. */
const names: Readonly<Record<number, string>> = {
  6: 'HostUnreachable',
  7: 'HostNotFound',
  8: 'UnknownError',
  13: 'Unauthorized',
  43: 'CursorNotFound',
  50: 'MaxTimeMSExpired',
  64: 'WriteConcernTimeout',
  79: 'UnknownReplWriteConcern',
  89: 'NetworkTimeout',
  91: 'ShutdownInProgress',
  112: 'WriteConflict',
  133: 'FailedToSatisfyReadPreference',
  134: 'ReadConcernMajorityNotAvailableYet',
  189: 'PrimarySteppedDown',
  237: 'CursorKilled',
  262: 'ExceededTimeLimit',
  365: 'TemporarilyUnavailable',
  9001: 'SocketException',
  10107: 'NotWritablePrimary',
  11600: 'InterruptedAtShutdown',
  11602: 'InterruptedDueToReplStateChange',
  13388: 'StaleConfig',
  13435: 'NotPrimaryNoSecondaryOk',
  13436: 'NotPrimaryOrSecondary',
  14031: 'OutOfDiskSpace',
};

/** The codes to which a server adds the label RetryableWriteError (specification of retryable writes). */
const retryable: readonly number[] = [6, 7, 89, 91, 189, 262, 9_001, 10_107, 11_600, 11_602, 13_435, 13_436];

/** The labels of an answer with a code; a server labels only the numbered writes of a session. */
const labelsFor = ({ txnNumber }: Document, code: number, given: readonly string[] | undefined): Document => {
  const labels = given ?? (txnNumber !== undefined && retryable.includes(code) ? ['RetryableWriteError'] : []);
  return labels.length > 0 ? { errorLabels: labels } : {};
};

export const refusedWith = (body: Document, code: number, labels?: readonly string[]): Document => ({
  ...refusal(code, names[code] ?? `Location${code}`, code === 10_107 ? 'not primary' : 'refused by the test'),
  ...labelsFor(body, code, labels),
});

/** An answer to which an error of the write concern is added. */
export const unconfirmed = (
  body: Document,
  answer: Document,
  error: Document,
  labels?: readonly string[],
): Document => ({
  ...answer,
  writeConcernError: error,
  ...labelsFor(body, Number(error.code), labels),
});

export const concernError = (code: number): Document => ({
  code,
  codeName: names[code] ?? `Location${code}`,
  errmsg: code === 64 ? 'waiting for replication timed out' : 'refused by the test',
});
