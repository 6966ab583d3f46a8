import { signOutEverywhereRoute, signOutRoute } from '@clearbench/contracts/session/routes';
import { deleteOwnAccountRoute, readProfileRoute } from '@clearbench/contracts/user/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { type LiveClient, liveClient } from '../client/live-client.ts';
import { serving } from '../client/serving.ts';

describe('a live connection ends', () => {
  const here = serving();
  let admin: BenchClient;
  let bystander: LiveClient;
  const open: LiveClient[] = [];
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    bystander = await listen(here.tester);
  });
  afterAll(() => Promise.all(open.map((live) => live.close())));

  const listen = async (client: BenchClient): Promise<LiveClient> => {
    const live = await liveClient(here.server.url, client);
    open.push(live);
    return live;
  };
  const stillThere = (live: LiveClient): Promise<boolean> =>
    Promise.race([live.ended.then(() => false), new Promise<boolean>((resolve) => setImmediate(() => resolve(true)))]);
  const errorKeyOf = async (client: BenchClient) =>
    ((await client.call(readProfileRoute, {})).reply as { errorKey?: string }).errorKey;

  it('when an administrator disables the account, in every browser, and not before', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => benchClient(here.server.url, 'tester2')));
    if (!one || !other) throw new Error('no user is signed in');
    const lives = [await listen(one), await listen(other)];
    expect(await Promise.all(lives.map(stillThere))).toEqual([true, true]);
    await administration(admin).change('tester2', { userState: 'DISABLED' });
    await Promise.all(lives.map(({ ended }) => ended));
    expect([await errorKeyOf(one), await errorKeyOf(other)]).toEqual(['access.disabled', 'access.disabled']);
    await expect(liveClient(here.server.url, one)).rejects.toThrow('refused');
  });

  it('when the session is ended, and only for that session', async () => {
    const [leaving, staying] = await Promise.all([1, 2].map(() => benchClient(here.server.url, 'analyst')));
    if (!leaving || !staying) throw new Error('no user is signed in');
    const [gone, stays] = [await listen(leaving), await listen(staying)];
    await leaving.call(signOutRoute, {});
    await gone.ended;
    expect(await stillThere(stays)).toBe(true);
    expect(await errorKeyOf(staying)).toBeUndefined();
  });

  it('when an administrator ends all sessions of a user, who may sign in again', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => benchClient(here.server.url, 'analyst')));
    if (!one || !other) throw new Error('no user is signed in');
    const lives = [await listen(one), await listen(other)];
    await administration(admin).endSessions('analyst');
    expect([await errorKeyOf(one), await errorKeyOf(other)]).toEqual(['session.expired', 'session.expired']);
    await Promise.all(lives.map(({ ended }) => ended));
    const again = await benchClient(here.server.url, 'analyst');
    expect(await errorKeyOf(again)).toBeUndefined();
  });

  it('when the user signs out everywhere', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => benchClient(here.server.url, 'analyst')));
    if (!one || !other) throw new Error('no user is signed in');
    const live = await listen(other);
    expect((await one.call(signOutEverywhereRoute, {})).status).toBe(200);
    await live.ended;
    expect([await errorKeyOf(one), await errorKeyOf(other)]).toEqual(['session.missing', 'session.expired']);
  });

  it('when approval is required again', async () => {
    await administration(admin).set({ newUserNeedApproval: false });
    const waiting = await benchClient(here.server.url, 'waiting');
    const live = await listen(waiting);
    expect(await errorKeyOf(waiting)).toBeUndefined();
    await administration(admin).set({ newUserNeedApproval: true });
    expect(await errorKeyOf(waiting)).toBe('access.approvalPending');
    await live.ended;
  });

  it('when the account is deleted', async () => {
    const analyst = await benchClient(here.server.url, 'analyst');
    const live = await listen(analyst);
    await analyst.call(deleteOwnAccountRoute, {});
    await live.ended;
    expect(await errorKeyOf(analyst)).toMatch(/^session\./);
  });

  it('for no other user', async () => expect(await stillThere(bystander)).toBe(true));
});
