import { Failure } from '@clearbench/contracts/failure';
import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from 'mongodb';

const duplicateKey = 11_000;
const namespaceNotFound = 26;
const namespaceExists = 48;

/**
 * Error codes of servers that change their primary, stop, are not ready, have too much work, or lost a cursor
 * (MongoDB, error_codes.yml).
 */
const passingCodes: readonly unknown[] = [
  ...[6, 7, 43, 50, 89, 91, 112, 133, 134, 175, 189, 237, 262, 365, 462],
  ...[9_001, 10_107, 11_600, 11_602, 13_388, 13_435, 13_436],
];

/** Labels by which a server says that a retry may succeed. */
const passingLabels: readonly string[] = ['RetryableError', 'RetryableWriteError', 'SystemOverloadedError'];

const outOfDiskSpace = 14_031;

/** Error codes for missing authentication or permission. */
const refusingCodes: readonly unknown[] = [13, 18];

export const isDenied = (error: unknown): boolean =>
  error instanceof MongoServerError && refusingCodes.includes(error.code);

/** Whether the only error is a duplicate key in a unique index. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof MongoBulkWriteError
    ? duplicatesIn(error) !== undefined
    : error instanceof MongoServerError && error.code === duplicateKey;

/** The indexes of duplicate writes among many; undefined where another error occurred as well. */
export const duplicatesIn = (error: unknown): number[] | undefined => {
  if (!(error instanceof MongoBulkWriteError)) return undefined;
  const errors = [error.writeErrors].flat();
  const others = errors.some(({ code }) => code !== duplicateKey) || error.result.getWriteConcernError() !== undefined;
  return others || errors.length === 0 ? undefined : errors.map(({ index }) => index);
};

/** Ignores the error that a collection does not exist. */
export const unlessMissing = (error: unknown): void => passOver(error, namespaceNotFound);

/** Ignores the error that a collection exists. */
export const unlessPresent = (error: unknown): void => passOver(error, namespaceExists);

const passOver = (error: unknown, code: number) => {
  if (!(error instanceof MongoServerError) || error.code !== code) throw error;
};

/** The driver wraps a connection error that occurred during a bulk write. */
const innermost = (error: unknown): unknown => {
  const within: unknown = error instanceof MongoBulkWriteError ? error.errorResponse : undefined;
  return within instanceof MongoError ? within : error;
};

/** Whether a retry may succeed: the connection broke, the primary changed, or the majority was slow. */
export const isPassing = (thrown: unknown): boolean => {
  const error = innermost(thrown);
  return (
    error instanceof MongoNetworkError ||
    error instanceof MongoWriteConcernError ||
    (error instanceof MongoBulkWriteError && error.result.getWriteConcernError() !== undefined) ||
    (error instanceof MongoServerError && passingCodes.includes(error.code)) ||
    (error instanceof MongoError && passingLabels.some((label) => error.hasErrorLabel(label)))
  );
};

/** The product's error for an error of the driver; unexpected errors, which are bugs, are unchanged. */
export const toFailure = (thrown: unknown): unknown => {
  const error = innermost(thrown);
  if (!(error instanceof MongoError)) return error;
  const closed = [MongoClientClosedError, MongoNotConnectedError, MongoTopologyClosedError];
  if (closed.some((each) => error instanceof each)) return new Failure('store.closed', {}, { cause: error });
  if (isDenied(error)) return new Failure('store.accessDenied', {}, { cause: error });
  if (error instanceof MongoServerError && error.code === outOfDiskSpace)
    return new Failure('store.full', {}, { cause: error });
  const away = error instanceof MongoServerSelectionError || isPassing(error);
  return away ? new Failure('store.unavailable', {}, { cause: error }) : error;
};
