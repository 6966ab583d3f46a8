import { Failure } from '@clearbench/contracts/failure';
import type { Log } from '@clearbench/event-sourcing/log';
import type { MailSettings } from '@clearbench/hosting/settings/mail-settings';
import { createTransport } from 'nodemailer';
import type { Letter, Post } from '../user/letter.ts';

const patience = 15_000;

const transportTo = ({ host, port, tls, demandTls, credentials }: MailSettings) =>
  createTransport({
    host,
    port,
    secure: tls,
    requireTLS: demandTls,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Letters are made of texts alone: nothing in them may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(credentials ? { auth: { user: credentials.user, pass: credentials.password } } : {}),
  });

/** A header is one line, whatever somebody typed. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

type SmtpError = { readonly code?: string; readonly responseCode?: number; readonly command?: string };

/** What went wrong, without the sentence: servers repeat addresses in it, and a log keeps what it is told. */
const withoutNames = (error: unknown): SmtpError => {
  const { code, responseCode, command } = error as SmtpError;
  return {
    ...(code === undefined ? {} : { code }),
    ...(responseCode === undefined ? {} : { responseCode }),
    ...(command === undefined ? {} : { command: command.split(' ')[0] ?? '' }),
  };
};

/** Hands letters to an SMTP server. Addresses go as such: what looks like a list or a group in a text would be taken for one. */
export const smtpPost = (settings: MailSettings, log: Pick<Log, 'warn'>): Post => {
  const { from } = settings;
  const transport = transportTo(settings);
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  return {
    send: async ({ id, to, replyTo, subject, text, html }: Letter) => {
      const letter = {
        messageId: `<${id.replaceAll(/[^\w.-]/g, '')}@${domain}>`,
        from: { name: oneLine(from.name), address: from.address },
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject: oneLine(subject),
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      try {
        await transport.sendMail(letter);
      } catch (error) {
        const cause = withoutNames(error);
        log.warn({ ...cause, letterId: id }, 'the mail server did not take a letter');
        throw new Failure('mail.failed', {}, { cause });
      }
    },
  };
};

/** Whether the server was there and did not want the letter; asking again soon would only annoy it. */
export const wasRefused = (error: unknown): boolean =>
  (((error as Error | undefined)?.cause as SmtpError | undefined)?.responseCode ?? 0) >= 500;
