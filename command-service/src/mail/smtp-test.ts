import type { MailTest } from '@clearbench/contracts/settings/connection-routes';
import type { MailSettings } from '@clearbench/hosting/settings/mail';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Mail } from '../user/mail.ts';
import { type SmtpAttempt, type SmtpFailure, smtpFault } from './smtp-fault.ts';
import { connectionOptions, messageOf, textsOnly } from './smtp-transport.ts';

const longest = 300;
const hidden = '••••';

type Credentials = { readonly user: string; readonly password: string };

/** The forms in which a server may echo credentials. */
const secretsOf = ({ user, password }: Credentials): readonly string[] => {
  const inBase64 = (text: string): string => Buffer.from(text).toString('base64');
  return [inBase64(`\0${user}\0${password}`), inBase64(password), password, encodeURIComponent(password)];
};

/** A reply of the mail server for display: one line, truncated, and without the password. */
export const shownResponse = (response: string, credentials: Credentials | undefined): string => {
  const secrets = credentials ? secretsOf(credentials).filter((secret) => secret !== '') : [];
  const masked = secrets.reduce((text, secret) => text.replaceAll(secret, hidden), response);
  const line = masked.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest)}…`;
};

export type SmtpTestResult = Omit<MailTest, 'to' | 'milliseconds'>;

/** Milliseconds for the whole session, and for its opening. */
export type TimeLimits = { readonly whole: number; readonly opening: number };

const usualLimits: TimeLimits = { whole: 15_000, opening: 10_000 };

/** The message in wire format. */
const composed = async (settings: MailSettings, mail: Mail) => {
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, ...textsOnly });
  const { message, envelope, messageId } = await composer.sendMail(messageOf(settings, mail));
  return { message: message as Buffer, envelope, messageId };
};

/** Settles with the callback of the step; rejects where the connection fails first, or at the time limit. */
const step = <Result>(
  failed: Promise<never>,
  run: (done: (error?: Error | null, result?: Result) => void) => void,
): Promise<Result | undefined> => {
  const finished = new Promise<Result | undefined>((resolve, reject) => {
    run((error, result) => (error ? reject(error) : resolve(result)));
  });
  return Promise.race([finished, failed]);
};

const converse = async (
  connection: SMTPConnection,
  failed: Promise<never>,
  { credentials }: MailSettings,
  { message, envelope }: Awaited<ReturnType<typeof composed>>,
): Promise<string> => {
  await step(failed, (done) => connection.connect(done));
  // As for the product's mails: without a request for authentication none is sent.
  if (credentials && connection.allowsAuth) {
    const { user, password: pass } = credentials;
    await step(failed, (done) => connection.login({ user, pass }, done));
  }
  const to = [envelope.to].flat();
  const sent = await step<{ response?: string }>(failed, (done) =>
    connection.send({ from: envelope.from, to }, message, done as never),
  );
  return String(sent?.response ?? '');
};

/** Sends one message step by step and returns the reply of the mail server, within the time limit. */
export const testSmtp = async (
  settings: MailSettings,
  mail: Mail,
  limits: TimeLimits = usualLimits,
): Promise<SmtpTestResult> => {
  const { host, port, tls, credentials } = settings;
  const attempt: SmtpAttempt = {
    address: `${host}:${port}`,
    seconds: Math.ceil(limits.whole / 1000),
    greetingSeconds: Math.ceil(limits.opening / 1000),
    tls,
    sender: settings.from.address,
    recipient: mail.to,
  };
  const message = await composed(settings, mail);
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection(connectionOptions(settings, limits.opening));
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  failed.catch(() => {});
  connection.on('error', fail);
  const timer = setTimeout(
    () => fail(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
    limits.whole,
  );
  try {
    const response = shownResponse(await converse(connection, failed, settings, message), credentials);
    connection.quit();
    return { accepted: true, response, messageId: message.messageId, encrypted: connection.secure };
  } catch (error) {
    const failure = error as SmtpFailure;
    const response = shownResponse(failure.response ?? '', credentials);
    const fault = smtpFault(failure, response, attempt);
    return {
      accepted: false,
      ...fault,
      ...(response === '' ? {} : { response }),
      encrypted: connection.secure,
    };
  } finally {
    clearTimeout(timer);
    connection.close();
  }
};
