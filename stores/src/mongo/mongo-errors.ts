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

/** What servers answer that are just changing their primary, stopping, or not yet ready. */
const passingCodes: readonly unknown[] = [6, 7, 89, 91, 175, 189, 262, 9_001, 10_107, 11_600, 11_602, 13_435, 13_436];

/** What servers answer to whom they do not know, or who may not do this. */
const refusingCodes: readonly unknown[] = [13, 18];

/** Whether a unique index already holds what was to be written, and nothing else went wrong. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof MongoBulkWriteError
    ? duplicatesIn(error) !== undefined
    : error instanceof MongoServerError && error.code === duplicateKey;

/** Which of many writes met something already there; undefined where anything else went wrong as well. */
export const duplicatesIn = (error: unknown): number[] | undefined => {
  if (!(error instanceof MongoBulkWriteError)) return undefined;
  const errors = [error.writeErrors].flat();
  const others = errors.some(({ code }) => code !== duplicateKey) || error.result.getWriteConcernError() !== undefined;
  return others || errors.length === 0 ? undefined : errors.map(({ index }) => index);
};

/** Goes on where a collection is not there. */
export const unlessMissing = (error: unknown): void => passOver(error, namespaceNotFound);

/** Goes on where a collection is there already. */
export const unlessPresent = (error: unknown): void => passOver(error, namespaceExists);

const passOver = (error: unknown, code: number) => {
  if (!(error instanceof MongoServerError) || error.code !== code) throw error;
};

/** A broken connection is wrapped by the driver when it broke in the midst of many writes. */
const innermost = (error: unknown): unknown => {
  const within: unknown = error instanceof MongoBulkWriteError ? error.errorResponse : undefined;
  return within instanceof MongoError ? within : error;
};

/** Whether the same again may go well: the connection broke, the primary moved, or the majority was slow. */
export const isPassing = (thrown: unknown): boolean => {
  const error = innermost(thrown);
  return (
    error instanceof MongoNetworkError ||
    error instanceof MongoWriteConcernError ||
    (error instanceof MongoBulkWriteError && error.result.getWriteConcernError() !== undefined) ||
    (error instanceof MongoServerError && passingCodes.includes(error.code))
  );
};

/** The driver's error in our words; what is nobody's to expect stays as it is. */
export const inOurWords = (thrown: unknown): unknown => {
  const error = innermost(thrown);
  if (!(error instanceof MongoError)) return error;
  const closed = [MongoClientClosedError, MongoNotConnectedError, MongoTopologyClosedError];
  if (closed.some((each) => error instanceof each)) return new Failure('store.closed', {}, { cause: error });
  if (error instanceof MongoServerError && refusingCodes.includes(error.code))
    return new Failure('store.accessDenied', {}, { cause: error });
  const away = error instanceof MongoServerSelectionError || isPassing(error);
  return away ? new Failure('store.unavailable', {}, { cause: error }) : error;
};
