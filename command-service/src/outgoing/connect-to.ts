import { connect, type Socket } from 'node:net';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import { checkedLookup, demandAllowed, type Guarded } from './checked-lookup.ts';

/** Milliseconds for the resolution of the name and the connection. */
const patience = 10 * millisecondsPerSecond;

export type ConnectParts = Guarded & {
  /** Aborted when the process stops: a connection that is not made then rejects. */
  readonly stopping?: AbortSignal;
  /** For tests: the time limit in milliseconds. */
  readonly patience?: number;
};

type Server = { readonly host: string; readonly port: number };

const failureOf = (error: unknown, tooLate: AbortSignal): Failure => {
  if (error instanceof Failure) return error;
  return new Failure(tooLate.aborted ? 'channel.timeout' : 'channel.unreachable', {}, { cause: error });
};

/** Connects to a server that a user named; addresses in networks that are not public are refused. */
export const connectTo = async (parts: ConnectParts, { host, port }: Server): Promise<Socket> => {
  demandAllowed(parts, host);
  const tooLate = AbortSignal.timeout(parts.patience ?? patience);
  const signal = parts.stopping ? AbortSignal.any([tooLate, parts.stopping]) : tooLate;
  parts.stopping?.throwIfAborted();
  const socket = connect({ host, port, lookup: checkedLookup(parts), noDelay: true, keepAlive: true });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      // It may have happened while the name was resolved.
      if (signal.aborted) reject(signal.reason);
    });
    return socket;
  } catch (error) {
    // A later error of the socket has no listener.
    socket.on('error', () => undefined).destroy();
    parts.stopping?.throwIfAborted();
    throw failureOf(error, tooLate);
  }
};
