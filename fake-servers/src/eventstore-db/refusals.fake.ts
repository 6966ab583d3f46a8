import { Metadata, type StatusObject, status } from '@grpc/grpc-js';

/** A refused call: a gRPC status with the trailers that the client reads. */
export type CallRefusal = Partial<StatusObject>;

export const refusal = (
  code: status,
  details: string,
  trailers: Readonly<Record<string, string>> = {},
): CallRefusal => {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, value);
  return { code, details, metadata };
};

export const unavailable = (): CallRefusal => refusal(status.UNAVAILABLE, 'Server Is Not Ready');

export const cancelled = (): CallRefusal => refusal(status.CANCELLED, 'Call cancelled');

/** What the fake does not imitate, instead of a guessed answer. */
export const unimplemented = (name: string): CallRefusal =>
  refusal(status.UNIMPLEMENTED, `the fake does not speak ${name}`);

export const invalidCombination = (names: string): CallRefusal =>
  refusal(status.INVALID_ARGUMENT, `The combination of (${names}) is invalid.`);

/** The whole log is read only from its ends and from positions of events; newer servers answer in these words. */
export const invalidPosition = (): CallRefusal => refusal(status.UNKNOWN, 'Trying to read from an invalid position.');

export const unauthenticated = (): CallRefusal =>
  refusal(status.UNAUTHENTICATED, 'Received HTTP status code 401 Unauthorized');

/** The numbers by which a server writes what an append expected. */
const versions = { any: -2, noStream: -1, streamExists: -4 };

export const wrongExpectedVersion = (
  operation: string,
  stream: string,
  expected: number | keyof typeof versions,
  current: number | undefined,
): CallRefusal => {
  const version = typeof expected === 'number' ? expected : versions[expected];
  const actual = current === undefined ? '' : String(current);
  const text = `${operation} failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${version}, Actual version: ${actual}`;
  return refusal(status.FAILED_PRECONDITION, text, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': String(version),
    'actual-version': actual,
  });
};

export const accessDenied = (): CallRefusal =>
  refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

export const streamDeleted = (stream: string): CallRefusal =>
  refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const notLeader = ({ host, port }: { host: string; port: number }): CallRefusal =>
  refusal(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

export const tooLarge = (most: number): CallRefusal =>
  refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${most} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(most),
  });
