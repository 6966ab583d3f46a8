import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { AmqpSettings } from '@clearbench/contracts/channel/settings';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import rhea, { type Connection, type EventContext } from 'rhea';
import { type ConnectParts, connectTo } from '../../outgoing/connect-to.ts';
import type { Credential } from '../channel-credentials.ts';

/** Milliseconds for TLS and the sign-in, and without a frame of the broker. */
const [signInTime, idleTime] = [20 * millisecondsPerSecond, 30 * millisecondsPerSecond];

/** Milliseconds in which the broker can answer that it closes the connection, too. */
const closeTime = millisecondsPerSecond;

/** Bytes of a frame: a large message has several, so that it can be rejected before it is complete. */
const largestFrame = 64 * 1024;

/** Bytes around a message. */
const overhead = 1024 * 1024;

export type AmqpTarget = Pick<AmqpSettings, 'host' | 'port' | 'userName' | 'tls' | 'certificate'>;

export type AmqpConnection = {
  readonly connection: Connection;
  isOpen(): boolean;
  close(): void;
  /** Resolves when the connection ended, with the reason. */
  readonly ended: Promise<Failure>;
  /** Tells that a message is complete; returns its size in bytes. Nothing is read while too much waits to be processed. */
  completed(): number;
  /** Tells that a message of this size was processed. */
  processed(size: number): void;
};

type Problem = { readonly condition?: string; readonly description?: string } | undefined;

/** What a broker or TLS says, as a reason. */
export const reasonOf = (problem: Problem): string =>
  [problem?.condition, problem?.description].filter((one) => one !== undefined && one !== '').join(': ');

const failureOf = (problem: Problem): Failure =>
  problem?.condition === 'amqp:unauthorized-access' && /auth|sasl/i.test(problem.description ?? '')
    ? new Failure('channel.signInRefused')
    : new Failure('channel.brokerFailed', { reason: reasonOf(problem) });

/** The socket with TLS, if the channel has it. The name and the certificate of the broker are checked. */
const secured = async (socket: Socket, { host, tls, certificate }: AmqpTarget): Promise<Socket> => {
  if (!tls) return socket;
  const names = isIP(host) === 0 ? { servername: host } : {};
  const authorities = certificate === undefined ? {} : { ca: certificate };
  const secure = connectTls({ socket, host, ...names, ...authorities, minVersion: 'TLSv1.2' });
  try {
    await once(secure, 'secureConnect', { signal: AbortSignal.timeout(signInTime) });
    return secure;
  } catch (error) {
    secure.on('error', () => undefined);
    secure.destroy();
    socket.destroy();
    if (error instanceof Error && error.name === 'AbortError') throw new Failure('channel.timeout');
    const { code = '' } = error as NodeJS.ErrnoException;
    if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/.test(code))
      throw new Failure('channel.wrongCertificate', { reason: code });
    throw new Failure('channel.unreachable', {}, { cause: error });
  }
};

const openedBy = (socket: Socket, target: AmqpTarget, credential: Credential): Connection => {
  const { host, port, userName } = target;
  const id = `clearbench-${randomBytes(6).toString('hex')}`;
  const password = credential.type === 'password' ? credential.password : '';
  return rhea.create_container({ id }).create_connection({
    ...{ host, port, hostname: host, username: userName, password, container_id: id },
    ...{ reconnect: false, idle_time_out: idleTime, sasl_init_hostname: host, max_frame_size: largestFrame },
    connection_details: () => ({
      ...{ host, port, options: {} },
      connect: (_port: number, _host: string, _options: unknown, connected: () => void) => {
        process.nextTick(connected);
        return socket;
      },
    }),
  } as Parameters<ReturnType<typeof rhea.create_container>['create_connection']>[0]);
};

type Incomplete = { readonly _incomplete?: { reject(error: { condition: string; description: string }): void } };

/**
 * Rejects a message that is not complete, so that the broker does not send it again. The library has no call for it: it
 * collects a message in memory before it hands it out.
 */
const rejectIncomplete = (connection: Connection, limit: number): void => {
  const incomplete = (receiver: Incomplete): boolean => receiver._incomplete !== undefined;
  const receiver = connection.find_receiver(incomplete) as Incomplete | undefined;
  const description = `the message has more than ${limit} bytes`;
  receiver?._incomplete?.reject({ condition: 'amqp:link:message-size-exceeded', description });
};

/**
 * Calls `exceeded` once when the broker sends more than one message may have, and reads nothing while the complete messages
 * are larger than that together.
 */
const limited = (
  socket: Socket,
  largest: number,
  exceeded: () => void,
): Pick<AmqpConnection, 'completed' | 'processed'> => {
  const limit = largest + overhead;
  let [incomplete, complete] = [0, 0];
  socket.on('data', (piece: Buffer) => {
    const before = incomplete;
    incomplete += piece.length;
    if (before <= limit && incomplete > limit) exceeded();
  });
  return {
    completed: () => {
      const size = incomplete;
      incomplete = 0;
      complete += size;
      if (complete > limit) socket.pause();
      return size;
    },
    processed: (size) => {
      complete -= size;
      if (complete <= limit && incomplete <= limit) socket.resume();
    },
  };
};

type Parts = ConnectParts & { readonly largestContent: number };

/** Follows a connection until it ends. */
const followed = (connection: Connection, socket: Socket, { stopping, largestContent: limit }: Parts) => {
  const { promise: ended, resolve } = Promise.withResolvers<Failure>();
  let isOpen = true;
  const end = (failure: Failure): void => {
    isOpen = false;
    stopping?.removeEventListener('abort', stop);
    resolve(failure);
    socket.destroy();
  };
  const stop = (): void => end(new Failure('channel.unreachable'));
  /** What was settled is sent before the socket is closed. */
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    connection.close();
    setTimeout(stop, closeTime).unref();
  };
  const sizes = limited(socket, limit, () => {
    rejectIncomplete(connection, limit);
    close();
    socket.pause();
    resolve(new Failure('file.tooLarge', { limit }));
  });
  stopping?.addEventListener('abort', stop, { once: true });
  socket.on('close', stop);
  connection.on('connection_error', ({ error }: EventContext) => end(failureOf(error as Problem)));
  connection.on('connection_close', stop);
  connection.on('disconnected', stop);
  // A frame that cannot be read ends the connection.
  for (const event of ['protocol_error', 'error'])
    connection.on(event, (error: Error) => end(new Failure('channel.brokerFailed', { reason: error.message })));
  return { end, amqp: { connection, isOpen: () => isOpen, close, ended, ...sizes } };
};

/**
 * Connects to a message broker by AMQP 1.0 and signs in with SASL PLAIN. Fails for an address that is not allowed, for a
 * certificate that is not valid, and for a refused sign-in.
 */
export const connectAmqp = async (
  parts: Parts,
  target: AmqpTarget,
  credential: Credential,
): Promise<AmqpConnection> => {
  const socket = await secured(await connectTo(parts, target), target);
  const connection = openedBy(socket, target, credential);
  const { end, amqp } = followed(connection, socket, parts);
  const opened = once(connection, 'connection_open', { signal: AbortSignal.timeout(signInTime) }).then(
    () => undefined,
    () => new Failure('channel.timeout'),
  );
  connection.connect();
  const failure = await Promise.race([opened, amqp.ended]);
  if (failure) {
    end(failure);
    throw failure;
  }
  return amqp;
};
