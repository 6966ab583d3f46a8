import { Failure } from '@clearbench/contracts/failure';
import type { Log } from '@clearbench/event-sourcing/log';
import type { MailSettings } from '@clearbench/hosting/settings/mail';
import type { Mail, MailTransport } from '../user/mail.ts';

const patience = 15_000;

/** Options of every connection to the mail server; times in milliseconds. */
export const connectionOptions = ({ host, port, tls, demandTls }: MailSettings, timeLimit: number) => ({
  host,
  port,
  secure: tls,
  requireTLS: demandTls,
  connectionTimeout: timeLimit,
  greetingTimeout: timeLimit,
  socketTimeout: timeLimit,
});

/** Mails consist of texts only: nothing in them may make the client read a file or a URL. */
export const textsOnly = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Loads the mail library with the first mail: a start does not need it. */
const transportTo = async (settings: MailSettings) => {
  const { createTransport } = await import('nodemailer');
  const { credentials } = settings;
  return createTransport({
    ...connectionOptions(settings, patience),
    ...textsOnly,
    ...(credentials ? { auth: { user: credentials.user, pass: credentials.password } } : {}),
  });
};

/** Removes line breaks from a header value with user input. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

type SmtpError = { readonly code?: string; readonly responseCode?: number; readonly command?: string };

/** The error without its message, in which servers repeat addresses; the log must not contain them. */
const withoutNames = (error: unknown): SmtpError => {
  const { code, responseCode, command } = error as SmtpError;
  return {
    ...(code === undefined ? {} : { code }),
    ...(responseCode === undefined ? {} : { responseCode }),
    ...(command === undefined ? {} : { command: command.split(' ')[0] ?? '' }),
  };
};

/** A mail for the composer. Addresses are passed as objects, because a string could be parsed as a list or a group. */
export const messageOf = ({ from }: MailSettings, { id, to, replyTo, subject, text, html }: Mail) => {
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  return {
    messageId: `<${id.replaceAll(/[^\w.-]/g, '')}@${domain}>`,
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: oneLine(subject),
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
};

/** Sends mails to an SMTP server. */
export const smtpTransport = (settings: MailSettings, log: Pick<Log, 'warn'>): MailTransport => ({
  send: async (mail: Mail) => {
    const transport = await transportTo(settings);
    try {
      await transport.sendMail(messageOf(settings, mail));
    } catch (error) {
      const cause = withoutNames(error);
      log.warn({ ...cause, letterId: mail.id }, 'the mail server did not accept a mail');
      throw new Failure('mail.failed', {}, { cause });
    }
  },
});

/** Whether the server rejected the mail; a soon retry would fail again. */
export const wasRefused = (error: unknown): boolean =>
  (((error as Error | undefined)?.cause as SmtpError | undefined)?.responseCode ?? 0) >= 500;
