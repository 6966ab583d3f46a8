import { quietLog } from '@clearbench/event-sourcing/log';
import { type MailSettings, mailSettingsFrom } from '@clearbench/hosting/settings/mail-settings';
import { smtpPost, wasRefused } from './smtp-post.ts';
import { type Mailbox, mailbox } from './testing/mailbox.ts';

const letter = {
  id: 'event-1',
  to: 'reader@bank.example',
  subject: 'Größe & <Art>',
  text: 'Guten Tag,\n\n.\nzwei Zeilen – mit Punkt',
  html: '<p>Größe</p>',
};

describe('the post over SMTP', () => {
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
    box.letters.length = 0;
  });
  afterAll(() => box.stop());

  const header = (name: string) =>
    box.letters[0]?.headers.filter(([known]) => known === name).map(([, value]) => value);

  it('brings a letter as it was written, named by its event', async () => {
    await smtpPost(settings, quietLog).send({ ...letter, replyTo: 'visitor@else.example' });
    expect(box.letters).toMatchObject([
      {
        from: 'bench@bank.example',
        to: ['reader@bank.example'],
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
      },
    ]);
    expect(header('from')).toEqual(['The bench <bench@bank.example>']);
    expect(header('message-id')).toEqual(['<event-1@bank.example>']);
    expect(header('reply-to')).toEqual(['visitor@else.example']);
    expect(header('auto-submitted')).toEqual(['auto-generated']);
  });

  it('keeps what somebody typed out of headers and recipients', async () => {
    const typed = 'x\r\nBcc: all@bank.example\r\n\r\nhello\u2028there';
    const name = 'Bench\r\nBcc: all@bank.example';
    const post = smtpPost({ ...settings, from: { ...settings.from, name } }, quietLog);
    await post.send({ ...letter, id: `1>\r\nBcc: all@bank.example`, subject: typed });
    expect(box.letters[0]?.to).toEqual(['reader@bank.example']);
    expect(header('bcc')).toEqual([]);
    expect(box.letters[0]?.subject).toBe('x Bcc: all@bank.example hello there');
    expect(header('from')).toEqual(['"Bench Bcc: all@bank.example" <bench@bank.example>']);
  });

  it('says when the server was away, and when it did not want the letter, without repeating the address', async () => {
    const warned: unknown[] = [];
    const log = { warn: (facts: unknown) => void warned.push(facts) };
    box.unwanted.add(letter.to);
    const refused = await smtpPost(settings, log)
      .send(letter)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ errorKey: 'mail.failed' });
    expect(wasRefused(refused)).toBe(true);
    const away = await smtpPost({ ...settings, port: 1 }, log)
      .send(letter)
      .catch((error: unknown) => error);
    expect(away).toMatchObject({ errorKey: 'mail.failed' });
    expect(wasRefused(away)).toBe(false);
    expect(warned).toMatchObject([{ responseCode: 550, letterId: 'event-1' }, { code: 'ESOCKET' }]);
    expect(JSON.stringify([warned, (refused as Error).cause])).not.toContain(letter.to);
    box.unwanted.clear();
  });

  it('sends no password over a line others can read', async () => {
    const demanding = { ...settings, demandTls: true, credentials: { user: 'me', password: 'secret' } };
    await expect(smtpPost(demanding, quietLog).send(letter)).rejects.toThrow('mail.failed');
    expect(box.letters).toEqual([]);
  });
});
