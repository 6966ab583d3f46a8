import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { keyedCounter } from '@clearbench/contracts/concurrency/keyed-counter';
import { millisecondsPerHour, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import type { SftpAddress } from '@clearbench/hosting/settings/sftp';
import ssh2, { type ServerConnection } from 'ssh2';
import { attemptLimit } from './attempt-limit.ts';
import { heldFiles } from './held-files.ts';
import type { OpensshKey } from './openssh-key.ts';
import { serveConnection } from './sftp-connection.ts';
import type { SftpParts } from './sftp-parts.ts';

/** Connections at the same time: of the server, of an address before and after the sign-in, and of a channel. */
const [mostConnections, mostOfAddress, mostOfChannel] = [100, 20, 10];
/** Files that a channel holds, and how long. */
const mostFiles = 100;
const longestHeld = millisecondsPerHour;
/** Time for the sign-in, and time without a request. */
const signInTime = 20_000;
const idle = 5 * millisecondsPerMinute;

type Parts = Omit<SftpParts, 'held' | 'attempts' | 'idle'> & {
  readonly address: SftpAddress;
  readonly hostKey: OpensshKey;
  /** Bytes of a file. */
  readonly largestFile: number;
};

/** Counts the connections of each channel. */
const joining = () => {
  const connections = keyedCounter();
  return (channelId: string): (() => void) | undefined => {
    if (connections.of(channelId) >= mostOfChannel) return undefined;
    connections.add(channelId, 1);
    return () => connections.add(channelId, -1);
  };
};

const endpointOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/** Accepts connections; one that does not sign in within the time limit is closed. */
const acceptConnections = (parts: SftpParts, hostKey: OpensshKey) => {
  const join = joining();
  const deadlines = new Map<string, NodeJS.Timeout>();
  const open = new Set<Socket>();
  const configuration = { hostKeys: [hostKey.privateKey], ident: 'Clearbench', algorithms: { compress: ['none'] } };
  const server = new ssh2.Server(configuration);
  server.on('connection', (connection: ServerConnection, { ip, port }: { ip: string; port: number }) => {
    const signedIn = (): void => clearTimeout(deadlines.get(`${ip} ${port}`));
    serveConnection({ ...parts, connection, address: ip, join, signedIn });
  });
  server.on('error', () => undefined);
  const ofAddress = keyedCounter();
  const listener = createServer({ noDelay: true }, (socket) => {
    const endpoint = endpointOf(socket);
    const { remoteAddress = '' } = socket;
    if (ofAddress.of(remoteAddress) >= mostOfAddress) {
      socket.destroy();
      return;
    }
    ofAddress.add(remoteAddress, 1);
    open.add(socket);
    deadlines.set(endpoint, setTimeout(() => socket.destroy(), signInTime).unref());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(deadlines.get(endpoint));
      deadlines.delete(endpoint);
      open.delete(socket);
      ofAddress.add(remoteAddress, -1);
    });
    server.injectSocket(socket);
  });
  listener.maxConnections = mostConnections;
  return { listener, open };
};

/** Starts the SFTP server of the channels. */
export const startSftpServer = async ({ address, hostKey, largestFile, ...parts }: Parts) => {
  const now = () => Date.parse(parts.clock.now());
  const held = heldFiles({ largestFile, mostBytes: 2 * largestFile, mostFiles, longest: longestHeld }, now);
  const { listener, open } = acceptConnections({ ...parts, held, attempts: attemptLimit(), idle }, hostKey);
  listener.listen(address.port, address.host);
  await once(listener, 'listening');
  const expiry = setInterval(held.expire, millisecondsPerMinute).unref();
  parts.log.info({ port: address.port, fingerprint: hostKey.fingerprint }, 'the SFTP server listens');
  return {
    stop: async (): Promise<void> => {
      clearInterval(expiry);
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
