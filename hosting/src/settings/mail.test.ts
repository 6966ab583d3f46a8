import { mailSettingsFrom } from './mail.ts';

const addresses = { CLEARBENCH_MAIL_FROM: 'bench@bank.example', CLEARBENCH_CONTACT_TO: 'help@bank.example' };
const from = (url: string, differences: Record<string, string> = {}) =>
  mailSettingsFrom({ CLEARBENCH_SMTP_URL: url, ...addresses, ...differences });

describe('the settings of mail', () => {
  it('are undefined without a server', () => {
    expect(mailSettingsFrom({})).toBeUndefined();
    expect(from('')).toBeUndefined();
  });

  it('name server, credentials and addresses', () => {
    expect(from('smtps://me%40bank:p%3Ass@mail.bank.example')).toEqual({
      host: 'mail.bank.example',
      port: 465,
      tls: true,
      demandTls: false,
      credentials: { user: 'me@bank', password: 'p:ss' },
      from: { name: '', address: 'bench@bank.example' },
      contactTo: 'help@bank.example',
    });
    expect(from('smtp://127.0.0.1:2525')).toMatchObject({
      host: '127.0.0.1',
      port: 2525,
      tls: false,
      demandTls: false,
    });
    expect(from('smtp://mail.bank.example')).toMatchObject({ port: 587 });
  });

  it('require TLS if there is a password, unless the server is on this machine', () => {
    expect(from('smtp://me:secret@mail.bank.example')).toMatchObject({ demandTls: true });
    expect(from('smtp://me:secret@localhost')).toMatchObject({ demandTls: false });
  });

  it('accept a sender with a name', () =>
    expect(from('smtp://localhost', { CLEARBENCH_MAIL_FROM: 'The bench <Bench@Bank.example>' })?.from).toEqual({
      name: 'The bench',
      address: 'bench@bank.example',
    }));

  it.each([
    'mail.bank.example',
    'http://mail.bank.example',
    'smtp://',
    'smtp://h/path',
    'smtp://h?x=1',
    'smtp://%ff:x@h',
  ])('refuse %s as a server, without quoting it', (url) => {
    expect(() => from(url)).toThrow('CLEARBENCH_SMTP_URL must look like');
    expect(() => from('http://me:hushhush@h')).toThrow(/^(?!.*hushhush)/);
  });

  it.each([
    ['CLEARBENCH_MAIL_FROM', ''],
    ['CLEARBENCH_MAIL_FROM', 'no-address'],
    ['CLEARBENCH_MAIL_FROM', 'Bench\r\nBcc: all@bank.example <bench@bank.example>'],
    ['CLEARBENCH_CONTACT_TO', ''],
    ['CLEARBENCH_CONTACT_TO', 'a@bank.example, b@bank.example'],
  ])('name %s when it is %j', (variable, value) =>
    expect(() => from('smtp://localhost', { [variable]: value })).toThrow(`${variable} must`),
  );
});
