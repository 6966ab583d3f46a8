import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { settingsError } from './settings-error.ts';

/** How an installation sends mail. */
export type MailSettings = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on; otherwise the connection turns to TLS where the server offers it. */
  readonly tls: boolean;
  /** Without TLS nothing is sent: nobody on the way shall read the password. */
  readonly demandTls: boolean;
  readonly credentials?: { readonly user: string; readonly password: string };
  readonly from: { readonly name: string; readonly address: string };
  /** Who reads what visitors write on the contact page. */
  readonly contactTo: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const isHere = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** The value itself is never repeated: there may be a password in it. */
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
    demandTls: !tls && user !== '' && !isHere(url.hostname),
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

const readerOf = (text: string): string => {
  const address = mailAddress(text);
  if (address === undefined) throw settingsError('CLEARBENCH_CONTACT_TO must be the address of whoever answers');
  return address;
};

/** Undefined where the installation shall send no mail: then `CLEARBENCH_SMTP_URL` is not set. */
export const mailSettingsFrom = (env: Environment): MailSettings | undefined => {
  const { CLEARBENCH_SMTP_URL: url, CLEARBENCH_MAIL_FROM: from, CLEARBENCH_CONTACT_TO: contactTo } = env;
  if (!url) return undefined;
  if (!from) throw settingsError('CLEARBENCH_MAIL_FROM must say who mails come from, as CLEARBENCH_SMTP_URL is set');
  if (!contactTo)
    throw settingsError('CLEARBENCH_CONTACT_TO must say who answers visitors, as CLEARBENCH_SMTP_URL is set');
  return { ...serverOf(url), from: senderOf(from), contactTo: readerOf(contactTo) };
};
