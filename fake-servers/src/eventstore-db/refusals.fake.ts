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
