import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { accountsOverHttp } from './testing/accounts-over-http.fixture.ts';

type Office = Awaited<ReturnType<typeof accountsOverHttp>>;

let office: Office;
beforeEach(async () => {
  office = await accountsOverHttp();
  await office.signUp('ada');
});
afterEach(() => office.close());

const save = (change: object, planId = 'bench') =>
  office.call(
    'PUT',
    '/api/user/profile/settings',
    { ...defaultProfile, ...change },
    { 'X-As': 'ada', 'X-Plan': planId },
  );

describe('own settings', () => {
  it('are stored, with the BIC in capitals', async () => {
    const settings = { bic: 'ZYDODEF0XXX', testCode: 'P', reorgFiles: 'never', language: 'de', theme: 'dark' };
    const stored = { ...defaultProfile, ...settings, timeZone: 'Europe/Berlin' };
    const { status, reply: text } = await save({ ...settings, bic: ' zydodef0xxx ', timeZone: 'Europe/Berlin' });
    expect([status, text]).toEqual([200, { position: await office.events.head(), settings: stored }]);
    expect((await office.account('ada'))?.settings).toEqual(stored);
  });

  it('keep values that an older client does not send', async () => {
    await save({ language: 'de', timeZone: 'Europe/Berlin', theme: 'dark' });
    const known = { bic: 'ZYDODEF0', testCode: 'P', reorgFiles: '7' };
    const { status } = await office.call('PUT', '/api/user/profile/settings', known, { 'X-As': 'ada' });
    const stored = { ...known, language: 'de', timeZone: 'Europe/Berlin', theme: 'dark' };
    expect([status, (await office.account('ada'))?.settings]).toEqual([200, stored]);
  });

  it.each(['UTC', 'Asia/Calcutta', 'Asia/Kolkata', 'America/Argentina/Ushuaia'])(
    'accept the time zone %s',
    async (zone) => expect((await save({ timeZone: zone })).status).toBe(200),
  );

  it.each([
    ['a short BIC', { bic: 'ZYDO' }, 400, 'user.badBic', '/body/bic'],
    ['a BIC with other characters', { bic: 'ZYDODEF0ÄÖÜ' }, 400, 'user.badBic', '/body/bic'],
    ['a BIC of no country', { bic: 'ZYDOZZF0' }, 400, 'user.badBic', '/body/bic'],
    ['a BIC without a country', { bic: 'ZYDO12F0' }, 400, 'user.badBic', '/body/bic'],
    ['an endless BIC', { bic: 'Z'.repeat(36) }, 400, 'request.invalid', '/body/bic'],
    ['an unknown time zone', { timeZone: 'Europe/Atlantis' }, 400, 'request.invalid', '/body/timeZone'],
    ['an offset', { timeZone: '+01:00' }, 400, 'request.invalid', '/body/timeZone'],
    ['an endless language', { language: 'x'.repeat(17) }, 400, 'request.invalid', '/body/language'],
    ['no language', { language: '../..' }, 400, 'request.invalid', '/body/language'],
    ['another choice', { reorgFiles: '90' }, 400, 'request.invalid', '/body/reorgFiles'],
  ])('refuse %s', async (_, change, status, errorKey, place) => {
    expect(await save(change)).toMatchObject({ status, reply: { errorKey, place } });
    expect((await office.account('ada'))?.settings).toEqual(defaultProfile);
  });

  it('allow unlimited retention only where the plan does', async () => {
    expect(await save({ reorgFiles: 'never' }, 'trial')).toMatchObject({
      status: 422,
      reply: { errorKey: 'user.retentionNotInPlan', place: '/body/reorgFiles' },
    });
    expect((await save({ reorgFiles: '7' }, 'trial')).status).toBe(200);
  });
});

describe('signing out everywhere', () => {
  it("ends every session of the user, including this browser's", async () => {
    const path = '/api/session/signout/everywhere';
    const { status, reply: text, cookies } = await office.call('POST', path, undefined, { 'X-As': 'ada' });
    expect([status, text]).toEqual([200, {}]);
    expect(cookies[0]).toMatch(/^session=; .*1970/);
    const last = (await office.events.readStream('user-ada')).at(-1);
    expect(last).toMatchObject({ type: 'UserSessionsEnded', data: { userId: 'ada' }, metadata: { actor: 'ada' } });
  });
});

describe('deleting the own account', () => {
  it('ends the session in this browser, and the account is gone', async () => {
    const { status, reply: text, cookies } = await office.call('DELETE', '/api/user', undefined, { 'X-As': 'ada' });
    expect([status, text]).toEqual([200, {}]);
    expect(cookies[0]).toMatch(/^session=; .*1970/);
    expect(await office.account('ada')).toBeUndefined();
    expect((await office.events.readStream('user-ada')).at(-1)?.data).toMatchObject({ by: 'self' });
  });

  it('allows a new account with the same login', async () => {
    await save({ language: 'de' });
    await office.call('DELETE', '/api/user', undefined, { 'X-As': 'ada' });
    await office.signUp('ada');
    expect(await office.account('ada')).toMatchObject({ settings: defaultProfile, accountVersion: 0 });
  });
});
