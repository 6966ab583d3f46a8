import { heartbeatRoute, userInfoRoute } from '@clearbench/contracts/session/routes';
import { defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import { changeAppSettingsRoute, readAppInfoRoute, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { readProfileRoute } from '@clearbench/contracts/user/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';

describe('settings of an installation', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });

  const statusOf = async (client: BenchClient) => (await client.call(readProfileRoute, {})).status;

  it('are the defaults until the first change, and public', async () => {
    const response = await fetch(`${here.server.url}${readAppSettingsRoute.path}`);
    expect(await response.json()).toEqual({ ...defaultAppSettings, version: 0 });
  });

  it('apply to the next request of other users, without a restart', async () => {
    const waiting = await benchClient(here.server.url, 'waiting');
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await statusOf(waiting)).toBe(403);
      await administration(admin).set({ newUserNeedApproval: false });
      expect(await statusOf(waiting)).toBe(200);
      await administration(admin).set({ newUserNeedApproval: true });
    }
  });

  it('are changed one at a time by a program that knows one', async () => {
    const before = (await admin.call(readAppSettingsRoute, {})).reply;
    const { status } = await admin.call(changeAppSettingsRoute, { body: { newUserNeedApproval: false } });
    const { version, ...after } = (await admin.call(readAppSettingsRoute, {})).reply;
    expect([status, version]).toEqual([200, before.version + 1]);
    expect({ ...after, version: before.version }).toEqual({ ...before, newUserNeedApproval: false });
    await administration(admin).set({ newUserNeedApproval: true });
  });

  it('set the name of the product', async () => {
    await administration(admin).set({ productName: '  Bench of ours ' });
    const { basicSettings } = (await admin.call(readAppInfoRoute, {})).reply;
    expect(basicSettings.productName).toBe('Bench of ours');
  });

  it('are not changed on the basis of an outdated version', async () => {
    const { version, ...settings } = (await admin.call(readAppSettingsRoute, {})).reply;
    const change = (productName: string) =>
      admin.call(changeAppSettingsRoute, { body: { ...settings, productName, basedOn: version } });
    const statuses = (await Promise.all(['One', 'Two', 'Three'].map(change))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    const now = (await admin.call(readAppSettingsRoute, {})).reply;
    expect(now.version).toBe(version + 1);
    expect(now.productName).toBe(['One', 'Two', 'Three'][statuses.indexOf(200)]);
  });

  it.each([
    ['an empty name', { productName: '   ' }],
    ['a name too long', { productName: 'x'.repeat(61) }],
    ['no name', { productName: null }],
    ['an unknown kind of yes', { newUserNeedApproval: 'yes' }],
  ])('refuse %s', async (_, differences) => {
    const { version, ...settings } = (await admin.call(readAppSettingsRoute, {})).reply;
    const body = { ...settings, ...differences, basedOn: version } as never;
    expect(await admin.call(changeAppSettingsRoute, { body })).toMatchObject({
      status: 400,
      reply: { errorKey: 'request.invalid' },
    });
  });

  it('are changed by administrators only', async () => {
    const body = { ...defaultAppSettings, basedOn: 0 };
    expect((await here.tester.call(changeAppSettingsRoute, { body })).status).toBe(403);
  });

  it('require no verification without mail', async () => {
    const unverified = await benchClient(here.server.url, 'unverified');
    const { reply } = await unverified.call(userInfoRoute, { body: { timeZone: 'UTC' } });
    expect(reply.needsEmailVerification).toBe(false);
    expect(await statusOf(unverified)).toBe(200);
    expect((await unverified.call(heartbeatRoute, {})).status).toBe(200);
  });
});
