import { type FakeProvider, fakeProvider } from '@clearbench/access/testing/provider.fake';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { linkIn, mailSettingsOf } from '@clearbench/command-service/mail/testing/mail-settings.fixture';
import { type Mailbox, mailbox } from '@clearbench/command-service/mail/testing/mailbox.fake';
import { readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { changeAppSettingsRoute, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { saveTranslationsRoute } from '@clearbench/contracts/translation/routes';
import {
  inviteUserRoute,
  listInvitationsRoute,
  resendInvitationRoute,
  revokeInvitationRoute,
} from '@clearbench/contracts/user/administration-routes';
import { demoEnvironments } from '../demo-environments.ts';
import { benchPlan } from '../demo-plans.ts';
import { type ServedApp, servedApp, type TestClient } from './testing/served-app.fixture.ts';

const [environment] = demoEnvironments;

describe('invitations', () => {
  let box: Mailbox;
  let company: FakeProvider;
  let served: ServedApp;
  let admin: TestClient;
  beforeAll(async () => {
    [box, company] = await Promise.all([mailbox(), fakeProvider()]);
    served = await servedApp(mailSettingsOf(box.port), { providers: [company.settings] });
    admin = served.visitor();
    await signInAs(admin.browser, 'admin');
  });
  afterAll(async () => {
    await served.stop();
    await Promise.all([box.stop(), company.stop()]);
  });

  const invite = (...addresses: string[]) =>
    admin.call(inviteUserRoute, {
      body: {
        addresses,
        language: 'de',
        planId: benchPlan.planId,
        environmentIds: environment ? [environment.environmentId] : [],
      },
    });
  const invitationOf = async (email: string) =>
    (await admin.call(listInvitationsRoute, {})).reply.find((one) => one.email === email);

  it('have a language', async () => {
    const body = { addresses: ['ada@bank.example'], language: '../..', environmentIds: [] };
    expect(await admin.call(inviteUserRoute, { body })).toMatchObject({ status: 400, errorKey: 'request.invalid' });
  });

  it('are sent to each address, with a result for each', async () => {
    const { status, reply } = await invite(
      'Neu@Bank.example',
      'neu@bank.example',
      'no address',
      'tester@demo.clearbench.example',
      'p\u0430ypal@bank.example',
    );
    expect(status).toBe(200);
    expect(reply.outcomes).toEqual([
      { id: 'Neu@Bank.example' },
      { id: 'neu@bank.example', errorKey: 'invitation.alreadyOpen' },
      { id: 'no address', errorKey: 'user.badEmail' },
      { id: 'tester@demo.clearbench.example', errorKey: 'user.alreadySignedUp' },
      { id: 'p\u0430ypal@bank.example', errorKey: 'user.badEmail' },
    ]);
    const again = await invite('neu@bank.example');
    expect(again.reply.outcomes).toEqual([{ id: 'neu@bank.example', errorKey: 'invitation.alreadyOpen' }]);
    expect(await invitationOf('neu@bank.example')).toMatchObject({ state: 'open', planId: benchPlan.planId });
  });

  it('are in the selected language, and take effect in another browser', async () => {
    const letter = await box.letterTo('neu@bank.example');
    expect(letter.subject).toBe('Ihre Einladung zu Clearbench');
    expect(letter.text).toMatch(/^Guten Tag,\n/);
    expect(letter.text).toMatch(/läuft am \d+\. \p{L}+ \d{4} um .* ab\./u);

    const neu = served.visitor();
    expect((await neu.press(linkIn(letter), { as: 'other' })).headers.get('Location')).toBe('/login');
    const session = neu.browser.cookie('clearbench-session');
    const userinfo = { sub: 'neu', name: 'Nora Neu', email: 'NEU@bank.example', email_verified: false };
    expect((await neu.signInThrough(company, userinfo)).pathname).toBe('/');
    expect([session, typeof neu.browser.cookie('clearbench-session')]).toEqual([undefined, 'string']);

    const { reply } = await neu.call(userInfoRoute, { body: { timeZone: 'UTC' } });
    expect(reply).toMatchObject({ needsEmailVerification: false, approvedState: 'APPROVED' });
    expect((await neu.call(readOwnPlanRoute, {})).reply).toMatchObject({ planName: benchPlan.terms.planName });
    const mine = (await neu.call(listSimEnvsRoute, {})).reply;
    expect(JSON.stringify(mine)).toContain(environment?.environmentId);
    expect(await invitationOf('neu@bank.example')).toMatchObject({ state: 'accepted' });
  });

  it('show before sign-in that they were accepted', async () => {
    const other = served.visitor();
    const output = await other.press(linkIn(await box.letterTo('neu@bank.example')), { as: 'other' });
    expect([output.status, output.headers.get('Location')]).toEqual([422, null]);
  });

  it('are accepted once, by the first user who returns from sign-in', async () => {
    await invite('two@bank.example');
    const link = linkIn(await box.letterTo('two@bank.example'));
    const [first, other] = [served.visitor(), served.visitor()];
    for (const each of [first, other]) await each.press(link, { as: 'other' });
    const two = { sub: 'two', email: 'two@bank.example', email_verified: true };
    expect((await first.signInThrough(company, two)).pathname).toBe('/');
    const to = await other.signInThrough(company, { sub: 'late', email: 'late@bank.example', email_verified: true });
    expect(to.pathname + to.search).toBe('/auth/invitation?error=link.used');
    const { reply } = await other.call(userInfoRoute, { body: { timeZone: 'UTC' } });
    expect(reply).toMatchObject({ anonymous: false, approvedState: 'UNKNOWN' });
  });

  it('verify only the address they were sent to', async () => {
    await invite('post@bank.example');
    const visitor = served.visitor();
    await visitor.press(linkIn(await box.letterTo('post@bank.example')), { as: 'other' });
    await visitor.signInThrough(company, { sub: 'else', email: 'else@bank.example', email_verified: false });
    const { reply } = await visitor.call(userInfoRoute, { body: { timeZone: 'UTC' } });
    expect(reply).toMatchObject({ needsEmailVerification: true, approvedState: 'APPROVED' });
    // Only a user whose address the invitation did not verify has to verify it.
    expect((await box.letterTo('else@bank.example')).subject).toContain('Confirm your e-mail address');
    expect(box.mails.filter(({ to }) => to.includes('neu@bank.example'))).toHaveLength(1);
  });

  it('are sent again with a new link, and withdrawn', async () => {
    await invite('zwei@bank.example');
    const first = linkIn(await box.letterTo('zwei@bank.example'));
    const { invitationId = '' } = (await invitationOf('zwei@bank.example')) ?? {};
    expect((await admin.call(resendInvitationRoute, { params: { invitationId } })).status).toBe(200);
    const second = linkIn(await box.letterTo('zwei@bank.example', 1));

    const waiting = served.visitor();
    await signInAs(waiting.browser, 'waiting');
    expect((await waiting.press(first, { as: 'me' })).status).toBe(422);
    expect((await admin.call(revokeInvitationRoute, { params: { invitationId } })).status).toBe(200);
    expect((await waiting.press(second, { as: 'me' })).status).toBe(422);
    const { errorKey } = await admin.call(resendInvitationRoute, { params: { invitationId } });
    expect(errorKey).toBe('link.used');
    const { reply } = await waiting.call(userInfoRoute, { body: { timeZone: 'UTC' } });
    expect(reply).toMatchObject({ approvedState: 'UNKNOWN' });
  });

  it("use an administrator's text and the installation's product name", async () => {
    const texts = [{ key: 'mail.invitation.subject', text: 'Willkommen bei {{product}}!' }];
    expect((await admin.call(saveTranslationsRoute, { body: { language: 'de', texts } })).status).toBe(200);
    const { version: basedOn, ...settings } = (await admin.call(readAppSettingsRoute, {})).reply;
    const renamed = { ...settings, productName: 'Die Werkbank', basedOn };
    expect((await admin.call(changeAppSettingsRoute, { body: renamed })).status).toBe(200);
    await invite('drei@bank.example');
    expect((await box.letterTo('drei@bank.example')).subject).toBe('Willkommen bei Die Werkbank!');
  });

  it('cannot contain unknown plans and environments', async () => {
    const body = { addresses: ['x@bank.example'], language: 'en', environmentIds: [] };
    expect((await admin.call(inviteUserRoute, { body: { ...body, planId: 'none' } })).errorKey).toBe('plan.notFound');
    const elsewhere = { ...body, environmentIds: ['none'] };
    expect((await admin.call(inviteUserRoute, { body: elsewhere })).errorKey).toBe('simEnv.notFound');
  });
});
