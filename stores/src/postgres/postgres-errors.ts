import { Failure } from '@clearbench/contracts/failure';

/**
 * SQLSTATEs after which the same work may succeed (PostgreSQL manual, appendix A): conflicts of transactions, a server
 * that stops, starts, has too many connections or became a standby, and statements that it cancelled.
 */
const passingStates: readonly string[] = [
  ...['40001', '40003', '40P01', '55P03'],
  ...['57P01', '57P02', '57P03', '57P05', '53300', '57014', '25006', '25P03'],
];

/** Codes of the system for a connection that is refused or broken. */
const brokenConnections: readonly string[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EAI_AGAIN', 'ENOTFOUND'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTCONN', 'ECANCELED'],
];

/** Texts of the driver for a connection that is broken; they carry no code. */
const brokenTexts =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|write after end|This socket has been ended)/;

const [diskFull, missingRight, missingDatabase] = ['53100', '42501', '3D000'];

/** Classes of exceeded limits, lacking resources and errors of the system, and the internal error of the server. */
const unknownReasons: readonly string[] = ['54', '53', '58', 'XX000'];

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

/** Whether the server answered with this SQLSTATE. */
export const hasState = (error: unknown, state: string): boolean => codeOf(error) === state;

/** Whether the connection cannot be used again, and the result of its last statement is unknown. */
export const isBroken = (error: unknown): boolean => {
  const code = codeOf(error);
  if (brokenConnections.includes(code) || code.startsWith('08') || /^57P0[1-3]$/.test(code) || code === '25P03')
    return true;
  return code === '' && error instanceof Error && brokenTexts.test(error.message);
};

/** Whether the same work may succeed when it is tried again. */
export const isPassing = (error: unknown): boolean => isBroken(error) || passingStates.includes(codeOf(error));

/** Where a name has several addresses, Node says in the errors of each why none could be reached. */
const reasonOf = (error: unknown): unknown =>
  error instanceof AggregateError && error.message === '' ? (error.errors[0] ?? error) : error;

/** The product's error for an error of the driver or the server; unexpected errors are unchanged. */
export const toFailure = (error: unknown): unknown => {
  if (error instanceof Failure) return error;
  const [code, cause] = [codeOf(error), { cause: reasonOf(error) }];
  if (isPassing(error)) return new Failure('store.unavailable', {}, cause);
  if (code === diskFull) return new Failure('store.full', {}, cause);
  if (code === missingRight || code.startsWith('28')) return new Failure('store.accessDenied', {}, cause);
  if (code === missingDatabase) return new Failure('store.badAddress', { reason: (error as Error).message }, cause);
  if (unknownReasons.some((begin) => code.startsWith(begin)))
    return new Failure('store.failed', { reason: (error as Error).message }, cause);
  return error;
};
