import type { ErrorKey } from '@clearbench/contracts/errors';
import { Failure } from '@clearbench/contracts/failure';
import type { AuthContext, ServerConnection, SftpStream } from 'ssh2';
import { channelFiles } from './channel-files.ts';
import { exchangeCalls } from './exchange-calls.ts';
import type { SftpParts } from './sftp-parts.ts';
import { serveSftp } from './sftp-session.ts';
import { acceptsOffer, channelOf, type SftpChannel } from './sign-in.ts';

/** Failed sign-ins of one connection. */
const mostAttempts = 6;

type Parts = SftpParts & {
  readonly connection: ServerConnection;
  /** The address of the client. */
  readonly address: string;
  /** Counts a connection of a channel; undefined where there are too many. */
  join(channelId: string): (() => void) | undefined;
  /** Ends the time limit of the sign-in. */
  signedIn(): void;
};

type SignedIn = { readonly channel: SftpChannel; readonly leave: () => void };

const recordFor =
  ({ record, clock }: Parts, channelId: string) =>
  (failure: Failure, fileName: string | undefined) =>
    record({ channelId, call: 'sftp', fileName }, failure, clock.now());

/** The same for every user name, so that it does not tell which channels have a password. */
const methods = ['publickey', 'password'];

/** Accepts a key or the password of the channel that the user name states; nothing else. */
const signIn = (parts: Parts, accepted: (one: SignedIn) => void): void => {
  const { connection, address, views, attempts, signals, join, log } = parts;
  let failures = 0;
  let known: SftpChannel | undefined;
  let isIn = false;
  const reject = (context: AuthContext): void => {
    failures += 1;
    attempts.failed(address);
    signals.signIn('refused');
    context.reject(methods);
    if (failures >= mostAttempts) connection.end();
  };
  const decide = async (context: AuthContext): Promise<void> => {
    if (context.method === 'none') return context.reject(methods);
    if (attempts.isRefused(address)) return reject(context);
    const channel = await channelOf(views, context.username);
    known = channel;
    if (!(await acceptsOffer(channel, context)) || !channel) return reject(context);
    if (context.method === 'publickey' && !context.signature) return context.accept();
    const leave = join(channel.channelId);
    if (!leave) return reject(context);
    isIn = true;
    signals.signIn('accepted');
    accepted({ channel, leave });
    context.accept();
  };
  connection.on('authentication', (context: AuthContext) => {
    decide(context).catch((err: unknown) => {
      log.error({ err }, 'a sign-in by SFTP failed');
      context.reject(methods);
    });
  });
  connection.on('close', () => {
    if (isIn || !known || failures === 0) return;
    const wrongKey: ErrorKey = 'channel.wrongKey';
    recordFor(parts, known.channelId)(new Failure(wrongKey), undefined).catch(() => undefined);
  });
};

type Accept<T> = () => T;
type Session = { on(event: 'sftp', listener: (accept: Accept<SftpStream>) => void): void };

/** Serves a connection: the sign-in, and then one SFTP session. Shells, commands and forwarding are refused. */
export const serveConnection = (parts: Parts): void => {
  const { connection, tokens, views, held, texts, url, idle, log } = parts;
  let [signed, timer] = [undefined as SignedIn | undefined, undefined as NodeJS.Timeout | undefined];
  const ends: (() => void)[] = [];
  const touch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => connection.end(), idle).unref();
  };
  connection.on('error', () => undefined);
  signIn(parts, (one) => {
    signed = one;
    ends.push(one.leave);
  });
  connection.on('ready', () => {
    parts.signedIn();
    touch();
  });
  connection.on('session', (accept: Accept<Session>, reject: () => void) => {
    if (!signed || ends.length > 1) return reject();
    const { channelId, doneMarkers } = signed.channel;
    const token = tokens.open(signed.channel);
    ends.push(token.end);
    accept().on('sftp', (acceptSftp) => {
      const calls = exchangeCalls({ url, channelId, token: token.token, views });
      const now = () => Date.parse(parts.clock.now());
      const files = channelFiles({ channelId, doneMarkers, calls, held, now });
      const fault = (err: unknown): void => log.error({ err, channelId }, 'an SFTP request failed');
      const record = recordFor(parts, channelId);
      const end = () => connection.end();
      ends.push(serveSftp({ stream: acceptSftp(), files, texts, record, now, touch, end, fault }));
    });
  });
  connection.on('close', () => {
    clearTimeout(timer);
    for (const end of ends.splice(0)) end();
  });
};
