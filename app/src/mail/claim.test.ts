import { type FakeProvider, fakeProvider } from '@clearbench/access/testing/provider.fake';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { type ServedApp, servedApp, type TestClient } from './testing/served-app.fixture.ts';

describe('first administrator', () => {
  let company: FakeProvider;
  let served: ServedApp;
  beforeAll(async () => {
    company = await fakeProvider();
    served = await servedApp({ CLEARBENCH_DEMO: 'false' }, { providers: [company.settings] });
  });
  afterAll(async () => {
    await served.stop();
    await company.stop();
  });

  const newcomer = async (name: string): Promise<TestClient> => {
    const visitor = served.visitor();
    await visitor.signInThrough(company, { sub: name, name, email: `${name}@bank.example`, email_verified: true });
    return visitor;
  };
  const isUnclaimed = async () => (await served.visitor().call(readAppInfoRoute, {})).reply.basicSettings.unclaimed;
  const claimWith = async (visitor: TestClient, code: string) => {
    const { status, errorKey } = await visitor.call(claimInstallationRoute, { body: { code } });
    return errorKey ?? status;
  };

  it('enters a code that stays the same until it is used, with a limit of ten wrong ones', async () => {
    expect(await isUnclaimed()).toBe(true);
    const code = served.app.claimCode ?? '';
    const guesser = await newcomer('guesser');
    for (let tries = 0; tries < 10; tries += 1)
      expect(await claimWith(guesser, 'AAAA-BBBB-CCCC-DDDD')).toBe('claim.wrongCode');
    expect(await claimWith(guesser, code)).toBe('request.tooMany');
    expect(await isUnclaimed()).toBe(true);

    await served.restart();
    expect(served.app.claimCode).toBe(code);
  });

  it('has a code of the own installation: the same secret elsewhere has another one', async () => {
    const elsewhere = await servedApp(
      { CLEARBENCH_DEMO: 'false', CLEARBENCH_SECRET: served.settings.secret },
      { providers: [company.settings] },
    );
    expect(elsewhere.app.claimCode).toMatch(/^[A-Z2-9-]{19}$/);
    expect(elsewhere.app.claimCode).not.toBe(served.app.claimCode);
    await elsewhere.stop();
  });

  it('has all permissions from the next request on, and is the only administrator', async () => {
    const [first, second] = [await newcomer('first'), await newcomer('second')];
    const code = served.app.claimCode ?? '';
    const answers = await Promise.all([claimWith(first, code.toLowerCase()), claimWith(second, code)]);
    expect(answers.map(String).toSorted()).toEqual(['200', 'claim.alreadyClaimed']);
    const [winner, loser] = answers[0] === 200 ? [first, second] : [second, first];
    expect((await winner.call(listUsersRoute, { query: {} })).status).toBe(200);
    expect((await loser.call(listUsersRoute, { query: {} })).status).toBe(403);
    const { reply } = await winner.call(userInfoRoute, { body: { timeZone: 'UTC' } });
    expect(reply).toMatchObject({ roles: ['ROLE_USER', 'ROLE_ADMIN'], approvedState: 'APPROVED' });
  });

  it('enters no second code, also after a restart', async () => {
    expect(await isUnclaimed()).toBe(false);
    await served.restart();
    expect(served.app.claimCode).toBeUndefined();
    expect(await isUnclaimed()).toBe(false);
    expect(await claimWith(await newcomer('third'), 'AAAA-BBBB-CCCC-DDDD')).toBe('claim.alreadyClaimed');
  });
});
