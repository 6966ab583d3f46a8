import type { Socket } from 'node:net';
import type { SftpClientSettings } from '@clearbench/contracts/channel/settings';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import ssh2, { type Client, type ClientStream } from 'ssh2';
import { type ConnectParts, connectTo } from '../../outgoing/connect-to.ts';
import type { Credential } from '../channel-credentials.ts';
import { fingerprintOf } from '../sftp/openssh-key.ts';
import { type RemoteFiles, remoteFiles } from './remote-files.ts';

/** Milliseconds for the sign-in, and for the reply to a request. */
const [signInTime, replyTime] = [20 * millisecondsPerSecond, 30 * millisecondsPerSecond];

/** Without `ssh-rsa`, whose signatures use SHA-1. */
const serverHostKey = [
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'rsa-sha2-512',
  'rsa-sha2-256',
];

export type SftpTarget = Pick<SftpClientSettings, 'host' | 'port' | 'userName' | 'hostKeys'>;

export type SftpConnection = RemoteFiles & {
  isOpen(): boolean;
  close(): void;
};

const failureOf = (error: Error & { readonly level?: string }): Failure => {
  if (error.level === 'client-authentication') return new Failure('channel.signInRefused');
  if (error.level === 'client-timeout') return new Failure('channel.timeout');
  return new Failure('channel.unreachable', {}, { cause: error });
};

/** Signs in; the host key is compared before a password or signature is sent. */
const signIn = (
  client: Client,
  socket: Socket,
  { userName, hostKeys }: SftpTarget,
  credential: Credential,
): Promise<ClientStream> =>
  new Promise((resolve, reject) => {
    let wrongKey: Failure | undefined;
    const { type: _, ...secret } = credential;
    client.on('error', (error: Error) => reject(wrongKey ?? failureOf(error)));
    client.on('close', () => reject(new Failure('channel.unreachable')));
    client.on('ready', () =>
      client.sftp((error, stream) => {
        if (error) reject(new Failure('channel.unreachable', {}, { cause: error }));
        else resolve(stream);
      }),
    );
    client.connect({
      ...secret,
      sock: socket,
      username: userName,
      readyTimeout: signInTime,
      ident: 'Clearbench',
      algorithms: { serverHostKey, compress: ['none'] },
      hostVerifier: (key) => {
        const fingerprint = fingerprintOf(key);
        if (hostKeys.includes(fingerprint)) return true;
        wrongKey = new Failure('channel.wrongHostKey', { fingerprint });
        return false;
      },
    });
  });

/**
 * Connects to the SFTP server of a bank. Fails for an address that is not allowed, for a host key that is not pinned, and
 * for a refused sign-in.
 */
export const connectSftp = async (
  parts: ConnectParts,
  target: SftpTarget,
  credential: Credential,
): Promise<SftpConnection> => {
  const socket = await connectTo(parts, target);
  const client = new ssh2.Client();
  let isOpen = true;
  const close = (): void => {
    isOpen = false;
    client.destroy();
    socket.destroy();
  };
  client.on('close', close);
  parts.stopping?.addEventListener('abort', close, { once: true });
  socket.on('close', () => parts.stopping?.removeEventListener('abort', close));
  try {
    const stream = await signIn(client, socket, target, credential);
    stream.on('error', close);
    return { ...remoteFiles({ stream, patience: replyTime, end: close }), isOpen: () => isOpen, close };
  } catch (error) {
    close();
    throw error;
  }
};
