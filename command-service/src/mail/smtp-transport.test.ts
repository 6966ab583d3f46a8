import { quietLog } from '@clearbench/event-sourcing/log';
import { type MailSettings, mailSettingsFrom } from '@clearbench/hosting/settings/mail';
import { smtpTransport, wasRefused } from './smtp-transport.ts';
import { type Mailbox, mailbox } from './testing/mailbox.fake.ts';

const mail = {
  id: 'event-1',
  to: 'reader@bank.example',
  subject: 'Größe & <Art>',
  text: 'Guten Tag,\n\n.\nzwei Zeilen – mit Punkt',
  html: '<p>Größe</p>',
};

describe('SMTP transport', () => {
  let box: Mailbox;
  let settings: MailSettings;
  beforeAll(async () => {
    box = await mailbox();
    const from = mailSettingsFrom({
      CLEARBENCH_SMTP_URL: `smtp://127.0.0.1:${box.port}`,
      CLEARBENCH_MAIL_FROM: 'The bench <bench@bank.example>',
      CLEARBENCH_CONTACT_TO: 'help@bank.example',
    });
    if (from) settings = from;
  });
  beforeEach(() => {
    box.mails.length = 0;
  });
  afterAll(() => box.stop());

  const header = (name: string) => box.mails[0]?.headers.filter(([known]) => known === name).map(([, value]) => value);

  it('delivers a mail unchanged, named by its event', async () => {
    await smtpTransport(settings, quietLog).send({ ...mail, replyTo: 'visitor@else.example' });
    expect(box.mails).toMatchObject([
      {
        from: 'bench@bank.example',
        to: ['reader@bank.example'],
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      },
    ]);
    expect(header('from')).toEqual(['The bench <bench@bank.example>']);
    expect(header('message-id')).toEqual(['<event-1@bank.example>']);
    expect(header('reply-to')).toEqual(['visitor@else.example']);
    expect(header('auto-submitted')).toEqual(['auto-generated']);
  });

  it('keeps user input out of headers and recipients', async () => {
    const typed = 'x\r\nBcc: all@bank.example\r\n\r\nhello\u2028there';
    const name = 'Bench\r\nBcc: all@bank.example';
    const post = smtpTransport({ ...settings, from: { ...settings.from, name } }, quietLog);
    await post.send({ ...mail, id: `1>\r\nBcc: all@bank.example`, subject: typed });
    expect(box.mails[0]?.to).toEqual(['reader@bank.example']);
    expect(header('bcc')).toEqual([]);
    expect(box.mails[0]?.subject).toBe('x Bcc: all@bank.example hello there');
    expect(header('from')).toEqual(['"Bench Bcc: all@bank.example" <bench@bank.example>']);
  });

  it('distinguishes an unreachable server from a rejected mail, without repeating the address', async () => {
    const warned: unknown[] = [];
    const log = { warn: (facts: unknown) => void warned.push(facts) };
    box.unwanted.add(mail.to);
    const refused = await smtpTransport(settings, log)
      .send(mail)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ errorKey: 'mail.failed' });
    expect(wasRefused(refused)).toBe(true);
    const away = await smtpTransport({ ...settings, port: 1 }, log)
      .send(mail)
      .catch((error: unknown) => error);
    expect(away).toMatchObject({ errorKey: 'mail.failed' });
    expect(wasRefused(away)).toBe(false);
    expect(warned).toMatchObject([{ responseCode: 550, letterId: 'event-1' }, { code: 'ESOCKET' }]);
    expect(JSON.stringify([warned, (refused as Error).cause])).not.toContain(mail.to);
    box.unwanted.clear();
  });

  it('sends no password over an unencrypted connection', async () => {
    const demanding = { ...settings, demandTls: true, credentials: { user: 'me', password: 'secret' } };
    await expect(smtpTransport(demanding, quietLog).send(mail)).rejects.toThrow('mail.failed');
    expect(box.mails).toEqual([]);
  });
});
