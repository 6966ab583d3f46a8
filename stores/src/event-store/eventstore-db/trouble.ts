import { Failure } from '@clearbench/contracts/failure';
import { ErrorType, isCommandError, WrongExpectedVersionError } from '@eventstore/db-client';

/** gRPC's own numbers of "you may not" and "never", for what reaches us without a type of the client's. */
const codes = { invalidArgument: 3, permissionDenied: 7, unimplemented: 12, unauthenticated: 16 };

/** What waiting may heal. It says nothing about whether a write happened. */
const passing = new Set<string>([
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.NOT_LEADER,
  ErrorType.UNKNOWN,
]);

/** After these the client looks for another node, or need not. */
const handledByClient = new Set<string>([ErrorType.UNAVAILABLE, ErrorType.CANCELLED, ErrorType.NOT_LEADER]);

const typeOf = (error: unknown): string | undefined =>
  error instanceof Error && isCommandError(error) ? error.type : undefined;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

const isDenied = (error: unknown): boolean =>
  typeOf(error) === ErrorType.ACCESS_DENIED ||
  codeOf(error) === codes.permissionDenied ||
  codeOf(error) === codes.unauthenticated;

/** Nobody's weather: waiting heals no bug. */
const isBug = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || !(error instanceof Error);

/** Whether trying again may help; an error without a type is what the client throws when nobody is there. */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof Failure || isBug(error) || isDenied(error)) return false;
  if (codeOf(error) === codes.unimplemented || codeOf(error) === codes.invalidArgument) return false;
  const type = typeOf(error);
  return type === undefined || passing.has(type);
};

/** Whether only a new client gets over it: this one would keep what is broken. */
export const needsNewClient = (error: unknown): boolean => {
  const type = typeOf(error);
  return isPassing(error) && (type === undefined || !handledByClient.has(type));
};

/** The revision the server says the stream has, if that is why it refused. */
export const conflictingRevision = (error: unknown): number | undefined => {
  if (!(error instanceof WrongExpectedVersionError)) return undefined;
  return error.actualVersion === 'no_stream' ? 0 : Number(error.actualVersion) + 1;
};

/** What our callers hear. */
export const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (isPassing(error)) return new Failure('store.unavailable', {}, { cause: error });
  if (isDenied(error)) return new Failure('store.accessDenied', {}, { cause: error });
  return new Failure('store.failed', { reason: typeOf(error) ?? 'unknown' }, { cause: error });
};
