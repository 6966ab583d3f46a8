import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { mailSettingsOf } from '@clearbench/command-service/mail/testing/mail-settings.fixture';
import { type Mailbox, mailbox } from '@clearbench/command-service/mail/testing/mailbox.fake';
import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import { inviteUserRoute } from '@clearbench/contracts/user/administration-routes';
import { requestVerificationRoute, sendContactRoute } from '@clearbench/contracts/user/routes';
import { type ServedApp, servedApp, type TestClient } from './testing/served-app.fixture.ts';

const message = {
  name: 'Vera Visitor',
  email: 'Vera@Else.example',
  subject: 'A question',
  message: 'Hello,\n\n<b>does</b> it work?\n.\nVera',
};

const anonymous = async (served: ServedApp): Promise<TestClient> => {
  const visitor = served.visitor();
  await visitor.call(userInfoRoute, { body: { timeZone: 'UTC' } });
  return visitor;
};

describe('contact form', () => {
  let box: Mailbox;
  let served: ServedApp;
  beforeAll(async () => {
    box = await mailbox();
    served = await servedApp(mailSettingsOf(box.port));
  });
  afterAll(async () => {
    await served.stop();
    await box.stop();
  });

  it('reaches the operator, whose reply reaches the visitor', async () => {
    const visitor = await anonymous(served);
    expect((await visitor.call(readAppInfoRoute, {})).reply.basicSettings.outgoingMailConfigured).toBe(true);
    expect((await visitor.call(sendContactRoute, { body: message })).status).toBe(200);
    const letter = await box.letterTo('help@bank.example');
    expect(letter.headers).toContainEqual(['reply-to', 'vera@else.example']);
    expect(letter.subject).toBe('Clearbench: A question');
    expect(letter.text).toContain(message.message);
    expect(letter.html).toContain('&lt;b&gt;does&lt;/b&gt; it work?');
  });

  it('refuses invalid addresses, and header injection', async () => {
    const visitor = await anonymous(served);
    for (const email of [
      'nobody',
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: x@y.example',
      'group: a@b.example;',
    ])
      expect((await visitor.call(sendContactRoute, { body: { ...message, email } })).errorKey).toBe('user.badEmail');
    const disguised = { ...message, name: 'V\r\nBcc: x@y.example', subject: 'S\r\nBcc: x@y.example\r\n\r\nbody' };
    expect((await visitor.call(sendContactRoute, { body: disguised })).status).toBe(200);
    const letter = await box.letterTo('help@bank.example', 1);
    expect(letter.to).toEqual(['help@bank.example']);
    expect(letter.headers.map(([name]) => name)).not.toContain('bcc');
  });

  it('reports a rejection by the server, and allows five mails an hour', async () => {
    const visitor = await anonymous(served);
    box.unwanted.add('help@bank.example');
    const failed = await visitor.call(sendContactRoute, { body: message });
    expect([failed.status, failed.errorKey]).toEqual([503, 'mail.failed']);
    box.unwanted.clear();
    // Failed mails do not count: two were sent in the tests above, three are left.
    for (let times = 2; times < 5; times += 1)
      expect((await visitor.call(sendContactRoute, { body: message })).status).toBe(200);
    const sixth = await visitor.call(sendContactRoute, { body: message });
    expect([sixth.status, sixth.errorKey]).toEqual([429, 'request.tooMany']);
  });

  it('counts visitors by IP address, and ignores X-Forwarded-For without a trusted proxy', async () => {
    const { browser } = await anonymous(served);
    const { status } = await browser.request(sendContactRoute.path, {
      method: sendContactRoute.method,
      headers: {
        'Content-Type': 'application/json',
        [xsrfHeader]: browser.cookie(xsrfCookie) ?? '',
        'X-Forwarded-For': '203.0.113.9',
      },
      body: JSON.stringify(message),
    });
    expect(status).toBe(429);
  });
});

describe('installation without mail', () => {
  it('reports that where mail is needed, and verifies no addresses', async () => {
    const served = await servedApp({});
    const visitor = await anonymous(served);
    const { reply } = await visitor.call(readAppInfoRoute, {});
    expect(reply.basicSettings).toMatchObject({ outgoingMailConfigured: false, demo: true, unclaimed: false });
    const refused = await visitor.call(sendContactRoute, { body: message });
    expect([refused.status, refused.errorKey]).toEqual([404, 'mail.notConfigured']);

    await signInAs(visitor.browser, 'unverified');
    const info = await visitor.call(userInfoRoute, { body: { timeZone: 'UTC' } });
    expect(info.reply.needsEmailVerification).toBe(false);
    expect((await visitor.call(requestVerificationRoute, {})).errorKey).toBe('mail.notConfigured');
    const admin = served.visitor();
    await signInAs(admin.browser, 'admin');
    const body = { addresses: ['a@b.example'], language: 'en', environmentIds: [] };
    expect((await admin.call(inviteUserRoute, { body })).errorKey).toBe('mail.notConfigured');
    await served.stop();
  });
});
