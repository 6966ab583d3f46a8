import { Failure } from '@clearbench/contracts/failure';
import { ErrorType, isCommandError, StreamDeletedError, WrongExpectedVersionError } from '@eventstore/db-client';

/** gRPC status codes of permanent errors, for errors without a type of the client. */
const codes = { invalidArgument: 3, permissionDenied: 7, unimplemented: 12, unauthenticated: 16 };

/** Transient errors. They do not tell whether a write happened. */
const passing = new Set<string>([
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.NOT_LEADER,
  ErrorType.UNKNOWN,
]);

/**
 * The beginnings of texts that the client makes from permanent refusals in a batch for which it has no type. The other
 * texts of this kind come from a server that is not ready.
 */
const refusedInBatch = /^Could not recognize (BadRequest|InvalidTransaction|MaximumAppendEventSizeExceeded)/;

/** Errors after which the client itself looks for another node, or does not need one. */
const handledByClient = new Set<string>([ErrorType.UNAVAILABLE, ErrorType.CANCELLED, ErrorType.NOT_LEADER]);

const typeOf = (error: unknown): string | undefined =>
  error instanceof Error && isCommandError(error) ? error.type : undefined;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

const isDenied = (error: unknown): boolean =>
  typeOf(error) === ErrorType.ACCESS_DENIED ||
  codeOf(error) === codes.permissionDenied ||
  codeOf(error) === codes.unauthenticated;

/** Programming errors; a retry does not help. */
const isBug = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || !(error instanceof Error);

const isRefusedInBatch = (error: unknown): boolean =>
  typeOf(error) === ErrorType.UNKNOWN && refusedInBatch.test((error as Error).message);

/** Whether a retry may help; the client throws an error without a type when no server is available. */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof Failure || isBug(error) || isDenied(error) || isRefusedInBatch(error)) return false;
  if (codeOf(error) === codes.unimplemented || codeOf(error) === codes.invalidArgument) return false;
  const type = typeOf(error);
  return type === undefined || passing.has(type);
};

/** Whether the client must be replaced, because it would keep a broken channel. */
export const requiresNewClient = (error: unknown): boolean => {
  const type = typeOf(error);
  return isPassing(error) && (type === undefined || !handledByClient.has(type));
};

/** The actual revision of the stream, for a revision conflict. */
export const conflictingRevision = (error: unknown): number | undefined => {
  if (!(error instanceof WrongExpectedVersionError)) return undefined;
  return error.actualVersion === 'no_stream' ? 0 : Number(error.actualVersion) + 1;
};

/** The product's error for an error of the client. */
export const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (isPassing(error)) return new Failure('store.unavailable', {}, { cause: error });
  if (isDenied(error)) return new Failure('store.accessDenied', {}, { cause: error });
  return new Failure('store.failed', { reason: reasonOf(error) }, { cause: error });
};

const reasonOf = (error: unknown): string => {
  if (error instanceof StreamDeletedError) return deletedStream(error.streamName ?? '');
  if (isRefusedInBatch(error)) return `EventStoreDB refuses the append: ${(error as Error).message.split(' ').at(-1)}`;
  return typeOf(error) ?? 'unknown';
};

/** The reason of a refusal; streams are never deleted or truncated by the product. */
export const deletedStream = (stream: string): string =>
  `events of the stream ${stream} were deleted in EventStoreDB: restore a backup of the server`;
