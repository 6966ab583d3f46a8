import type { MailConnection, MailTest } from '@clearbench/contracts/settings/connection-routes';
import type { MailSettings } from '@clearbench/hosting/settings/mail';
import type { Mail, TextsIn } from '../user/mail.ts';
import { filled, type MailPage, markedUp, plainText } from '../user/mail-page.ts';
import { testSmtp } from './smtp-test.ts';

const encryptionOf = ({ tls, demandTls }: MailSettings): MailConnection['encryption'] => {
  if (tls) return 'tls';
  return demandTls ? 'startTls' : 'startTlsIfOffered';
};

/** The mail server for administrators: without the password. */
export const shownMail = (settings: MailSettings): MailConnection => {
  const { host, port, credentials, from } = settings;
  return {
    host,
    port,
    encryption: encryptionOf(settings),
    ...(credentials ? { user: credentials.user } : {}),
    from: from.name === '' ? from.address : `${from.name} <${from.address}>`,
  };
};

/** `id` names the message; `by` is the requesting administrator. */
export type TestMailRequest = {
  readonly id: string;
  readonly to: string;
  readonly by: string;
  readonly language: string;
};

type Parts = {
  readonly mail: MailSettings;
  readonly textsIn: TextsIn;
  readonly productName: () => string;
  readonly publicUrl: string;
};

const mailOf = async (parts: Parts, { id, to, by, language }: TestMailRequest): Promise<Mail> => {
  const texts = await parts.textsIn(language);
  const slots = { product: parts.productName(), address: parts.publicUrl, name: by };
  const say = (key: string): string => filled(texts[`mail.${key}`] ?? '', slots);
  const page: MailPage = {
    language,
    greeting: say('greetingUnknown'),
    paragraphs: [say('test.body')],
    closing: say('closing'),
  };
  return { id, to, subject: say('test.subject'), text: plainText(page), html: markedUp(page) };
};

/** Sends a test mail over the configured mail server and returns its reply. */
export const mailTester =
  (parts: Parts) =>
  async (request: TestMailRequest): Promise<MailTest> => {
    const mail = await mailOf(parts, request);
    const begun = performance.now();
    const result = await testSmtp(parts.mail, mail);
    return { ...result, to: request.to, milliseconds: Math.round(performance.now() - begun) };
  };
