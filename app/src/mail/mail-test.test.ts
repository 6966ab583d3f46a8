import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { mailSettingsOf } from '@clearbench/command-service/mail/testing/mail-settings.fixture';
import { type Mailbox, mailbox } from '@clearbench/command-service/mail/testing/mailbox.fake';
import { readConnectionsRoute, sendTestMailRoute } from '@clearbench/contracts/settings/connection-routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { readAuditRoute } from '@clearbench/contracts/user/audit-routes';
import { type ServedApp, servedApp, type TestClient } from './testing/served-app.fixture.ts';

const password = 'top-secret-42';

describe('test mail of an administrator', () => {
  let box: Mailbox;
  let served: ServedApp;
  let admin: TestClient;
  beforeAll(async () => {
    box = await mailbox();
    const settings = mailSettingsOf(box.port);
    served = await servedApp({
      ...settings,
      CLEARBENCH_SMTP_URL: `smtp://bench:${password}@127.0.0.1:${box.port}`,
    });
    admin = await signedIn('admin');
  });
  afterAll(async () => {
    await served.stop();
    await box.stop();
  });

  const signedIn = async (account: string): Promise<TestClient> => {
    const visitor = served.visitor();
    await signInAs(visitor.browser, account);
    return visitor;
  };

  it("is sent to the own address by default, in the administrator's language", async () => {
    const { status, reply } = await admin.call(sendTestMailRoute, { body: {} });
    expect([status, reply.accepted, reply.to]).toEqual([200, true, 'admin@demo.clearbench.example']);
    expect(reply.response).toMatch(/^250/);
    const letter = await box.letterTo('admin@demo.clearbench.example');
    expect(letter.subject).toBe('Test e-mail from Clearbench');
    expect(letter.headers).toContainEqual(['message-id', reply.messageId]);
  });

  it("reports the server's rejection, and both are in the audit", async () => {
    box.unwanted.add('nobody@bank.example');
    const { status, reply } = await admin.call(sendTestMailRoute, { body: { email: ' Nobody@Bank.example ' } });
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      accepted: false,
      errorKey: 'mail.recipientRefused',
      params: { recipient: 'nobody@bank.example' },
    });
    const { items } = (await admin.call(listUsersRoute, { query: {} })).reply;
    const userId = items.find(({ email }) => email.startsWith('admin@'))?.userId ?? '';
    const audit = (await admin.call(readAuditRoute, { params: { userId }, query: {} })).reply.items;
    const tests = audit.filter(({ type }) => type === 'MailTested');
    expect(tests.map(({ about }) => about)).toEqual(['nobody@bank.example', 'admin@demo.clearbench.example']);
    expect(tests.map(({ by }) => by.actor)).toEqual([userId, userId]);
    expect(tests[0]?.changes).toContainEqual({ field: 'errorKey', after: 'mail.recipientRefused' });
  });

  it('accepts one address only', async () => {
    const before = box.mails.length;
    for (const email of ['nobody', '', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: x@y.example'])
      expect((await admin.call(sendTestMailRoute, { body: { email } })).errorKey).toBe('user.badEmail');
    expect((await admin.call(sendTestMailRoute, { body: { email: 'x'.repeat(301) } })).errorKey).toBe(
      'request.invalid',
    );
    expect(box.mails).toHaveLength(before);
  });

  it('is rate limited', async () => {
    const statuses = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await admin.call(sendTestMailRoute, { body: {} })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('is for administrators, and so are the settings, without the password', async () => {
    const tester = await signedIn('tester');
    expect((await tester.call(sendTestMailRoute, { body: {} })).errorKey).toBe('access.adminOnly');
    expect((await tester.call(readConnectionsRoute, {})).errorKey).toBe('access.adminOnly');
    const { reply } = await admin.call(readConnectionsRoute, {});
    expect(reply.mail).toEqual({
      host: '127.0.0.1',
      port: box.port,
      encryption: 'startTlsIfOffered',
      user: 'bench',
      from: 'Clearbench <bench@bank.example>',
    });
    expect(JSON.stringify(reply)).not.toContain(password);
  });

  it('is refused without a mail server', async () => {
    const bare = await servedApp({});
    const visitor = bare.visitor();
    await signInAs(visitor.browser, 'admin');
    expect((await visitor.call(sendTestMailRoute, { body: {} })).errorKey).toBe('mail.notConfigured');
    expect((await visitor.call(readConnectionsRoute, {})).reply.mail).toBeUndefined();
    await bare.stop();
  });
});
