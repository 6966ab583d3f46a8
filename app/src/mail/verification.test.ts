import { linksIn } from '@clearbench/access/links/links';
import { type FakeProvider, fakeProvider } from '@clearbench/access/testing/provider.fake';
import { linkIn, mailSettingsOf } from '@clearbench/command-service/mail/testing/mail-settings.fixture';
import { type Mailbox, mailbox } from '@clearbench/command-service/mail/testing/mailbox.fake';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { readProfileRoute, requestVerificationRoute } from '@clearbench/contracts/user/routes';
import { type ServedApp, servedApp, type TestClient } from './testing/served-app.fixture.ts';

describe('address verification', () => {
  let box: Mailbox;
  let company: FakeProvider;
  let served: ServedApp;
  beforeAll(async () => {
    [box, company] = await Promise.all([mailbox(), fakeProvider()]);
    served = await servedApp(
      { CLEARBENCH_DEMO: 'false', ...mailSettingsOf(box.port) },
      { providers: [company.settings] },
    );
  });
  afterAll(async () => {
    await served.stop();
    await Promise.all([box.stop(), company.stop()]);
  });

  const newcomer = async (name: string): Promise<TestClient> => {
    const visitor = served.visitor();
    await visitor.signInThrough(company, { sub: name, name, email: `${name}@bank.example`, email_verified: false });
    return visitor;
  };
  const shownOn = async (page: Promise<Response>) => {
    const response = await page;
    return [response.status, /<p class="body">([^<]*)</.exec(await response.text())?.[1]];
  };
  const needsProof = async (visitor: TestClient) =>
    (await visitor.call(userInfoRoute, { body: { timeZone: 'UTC' } })).reply.needsEmailVerification;

  it('starts with the sign-up, and its link works once', async () => {
    const ada = await newcomer('ada');
    expect((await ada.call(readProfileRoute, {})).errorKey).toBe('access.unverified');
    expect(await needsProof(ada)).toBe(true);

    const letter = await box.letterTo('ada@bank.example');
    expect(letter.subject).toBe('Confirm your e-mail address for Clearbench');
    expect(letter.text).toContain('Hello ada,');
    expect(letter.html).toContain('Confirm address</a>');
    const link = linkIn(letter);
    expect(new URL(link).origin).toBe(served.app.url);

    // Another browser: the mail was opened on a phone.
    const telephone = served.visitor();
    expect((await telephone.press(link, { confirm: 'yes' })).headers.get('Location')).toBe('/auth/verify/done');
    expect(await needsProof(ada)).toBe(false);
    expect((await ada.call(readProfileRoute, {})).errorKey).toBe('access.approvalPending');
    expect(await shownOn(telephone.press(link))).toEqual([
      422,
      'This link was already used or was replaced by a newer one.',
    ]);
  });

  it('refuses an expired, changed or foreign link', async () => {
    const visitor = await newcomer('bob');
    const link = new URL(linkIn(await box.letterTo('bob@bank.example')));
    const token = link.searchParams.get('token') ?? '';
    const broken = 'This link is incomplete or belongs to another installation. Copy the whole link from the e-mail.';
    link.searchParams.set('token', `${token.slice(0, 60)}${token[60] === 'A' ? 'B' : 'A'}${token.slice(61)}`);
    expect(await shownOn(visitor.press(link.href))).toEqual([400, broken]);
    link.searchParams.set('token', token.slice(0, -4));
    expect(await shownOn(visitor.press(link.href))).toEqual([400, broken]);

    const { secret } = served.settings;
    const ended = { of: 'bob', linkId: 'any', expiresAt: '2026-01-01T00:00:00.000Z' };
    const late = await linksIn({ publicUrl: served.app.url, secret }).addressOf('verification', ended);
    expect(await shownOn(visitor.press(late))).toEqual([422, 'This link has expired. Request a new one.']);
    expect(await needsProof(visitor)).toBe(true);
  });

  it('uses the language of the browser', async () => {
    const visitor = served.visitor();
    const gerda = { sub: 'gerda', name: 'Gerda Groß', email: 'gerda@bank.example', email_verified: false };
    await visitor.signInThrough(company, gerda, 'de-AT,de;q=0.9,en;q=0.5');
    const letter = await box.letterTo('gerda@bank.example');
    expect(letter.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse für Clearbench');
    expect(letter.text).toContain('Guten Tag Gerda Groß,');
    const page = await visitor.browser.request(linkIn(letter), { headers: { 'Accept-Language': 'de' } });
    expect(await page.text()).toContain('<h1>Bestätigen Sie Ihre E-Mail-Adresse</h1>');
  });

  it('can be requested again, once a minute, until it is done', async () => {
    const visitor = await newcomer('cyd');
    const link = linkIn(await box.letterTo('cyd@bank.example'));
    const soon = await visitor.call(requestVerificationRoute, {});
    expect([soon.status, soon.errorKey]).toEqual([429, 'request.tooMany']);
    await visitor.press(link);
    expect((await visitor.call(requestVerificationRoute, {})).errorKey).toBe('user.alreadyVerified');
  });

  it('accepts the latest link only', async () => {
    await newcomer('dot');
    const first = linkIn(await box.letterTo('dot@bank.example'));
    // The limit is counted in memory, so a restart resets it.
    await served.restart();
    const again = served.visitor();
    await again.signInThrough(company, { sub: 'dot', email: 'dot@bank.example', email_verified: false });
    const { status, reply } = await again.call(requestVerificationRoute, {});
    expect([status, reply.sentTo]).toEqual([200, 'dot@bank.example']);
    const second = linkIn(await box.letterTo('dot@bank.example', 1));
    const moved = (link: string) => link.replace(new URL(link).origin, served.app.url);
    expect((await shownOn(again.press(moved(first))))[0]).toBe(422);
    expect((await again.press(moved(second))).status).toBe(303);
    expect(await needsProof(again)).toBe(false);
  });
});
