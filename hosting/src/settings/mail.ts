import { mailAddress } from '@clearbench/contracts/user/mail-address';
import type { Environment } from './environment.ts';
import { commandProcesses, httpProcesses, type Setting } from './setting.ts';
import { settingsError } from './settings-error.ts';

/** How an installation sends mail. */
export type MailSettings = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; false = STARTTLS if the server offers it. */
  readonly tls: boolean;
  /** Whether mail is refused without STARTTLS, because the connection carries a password. */
  readonly demandTls: boolean;
  readonly credentials?: { readonly user: string; readonly password: string };
  readonly from: { readonly name: string; readonly address: string };
  /** The recipient of messages from the contact page. */
  readonly contactTo: string;
};

const smtpUrl: Setting = {
  name: 'CLEARBENCH_SMTP_URL',
  usedBy: httpProcesses,
  shown: 'address without password',
  documentation: [
    'none: no mail is sent',
    'the mail server, `smtp://` or `smtps://user:password@host:port`; enables address verification, invitations and the contact page',
  ],
};

const mailFrom: Setting = {
  name: 'CLEARBENCH_MAIL_FROM',
  usedBy: commandProcesses,
  documentation: ['', 'the sender of mails, such as `Clearbench <bench@bank.example>`; required with a mail server'],
};

const contactTo: Setting = {
  name: 'CLEARBENCH_CONTACT_TO',
  usedBy: commandProcesses,
  documentation: ['', 'the recipient of messages from the contact page; required with a mail server'],
};

export const mailSettings = { smtpUrl, mailFrom, contactTo } satisfies Readonly<Record<string, Setting>>;

const isThisMachine = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** Does not quote the value, which may contain a password. */
const badUrl = (): Error =>
  settingsError('CLEARBENCH_SMTP_URL must look like smtp://host:port or smtps://user:password@host:port');

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw badUrl();
  }
};

const serverOf = (text: string): Omit<MailSettings, 'from' | 'contactTo'> => {
  const url = URL.parse(text);
  const tls = url?.protocol === 'smtps:';
  if (!url || url.hostname === '' || !(tls || url.protocol === 'smtp:')) throw badUrl();
  if (/[^/]/.test(url.pathname) || url.search !== '' || url.hash !== '') throw badUrl();
  const user = decoded(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (tls ? 465 : 587),
    tls,
    demandTls: !tls && user !== '' && !isThisMachine(url.hostname),
    ...(user === '' ? {} : { credentials: { user, password: decoded(url.password) } }),
  };
};

const senderOf = (text: string): MailSettings['from'] => {
  const parts = /^\s*([^<>"\p{Cc}]*?)\s*<([^<>]+)>\s*$/u.exec(text);
  const address = mailAddress(parts?.[2] ?? text);
  if (address === undefined)
    throw settingsError('CLEARBENCH_MAIL_FROM must be an address, such as Clearbench <bench@bank.example>');
  return { name: parts?.[1] ?? '', address };
};

const recipientOf = (text: string): string => {
  const address = mailAddress(text);
  if (address === undefined) throw settingsError('CLEARBENCH_CONTACT_TO must be a mail address');
  return address;
};

/** Undefined if the installation sends no mail. */
export const mailSettingsFrom = (env: Environment): MailSettings | undefined => {
  const { [smtpUrl.name]: url, [mailFrom.name]: from, [contactTo.name]: recipient } = env;
  if (!url) return undefined;
  if (!from)
    throw settingsError('CLEARBENCH_MAIL_FROM must name the sender of mails, because CLEARBENCH_SMTP_URL is set');
  if (!recipient)
    throw settingsError(
      'CLEARBENCH_CONTACT_TO must name the recipient of messages from the contact page, because CLEARBENCH_SMTP_URL is set',
    );
  return { ...serverOf(url), from: senderOf(from), contactTo: recipientOf(recipient) };
};

/** Whether the command services send mail; a query service needs only this. */
export const sendsMail = (env: Environment): boolean => (env[smtpUrl.name] ?? '') !== '';
