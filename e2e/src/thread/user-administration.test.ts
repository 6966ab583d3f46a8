import { readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import {
  changeUserRoute,
  decideApprovalRoute,
  deleteUserRoute,
  listUsersRoute,
  readUserRoute,
  type UserAccount,
} from '@clearbench/contracts/user/administration-routes';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { changeProfileRoute, deleteOwnAccountRoute, readProfileRoute } from '@clearbench/contracts/user/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';

describe('administration of users', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });

  const found = async (search: string): Promise<UserAccount> => {
    const { reply } = await admin.call(listUsersRoute, { query: { search } });
    const [user] = reply.items;
    if (!user || reply.items.length > 1) throw new Error(`${reply.items.length} users are found by ${search}`);
    return user;
  };
  const planOf = async (client: BenchClient) => (await client.call(readOwnPlanRoute, {})).status;
  const errorOf = (reply: unknown) => (reply as { errorKey?: string }).errorKey;

  it('lists waiting users, and approves them', async () => {
    const waiting = await benchClient(here.server.url, 'waiting');
    expect(await planOf(waiting)).toBe(403);
    const before = (await admin.call(listUsersRoute, { query: { category: 'unapproved' } })).reply;
    expect(before.items.map(({ displayName }) => displayName)).toEqual(['Wanda Waiting']);
    const userIds = before.items.map(({ userId }) => userId);
    await admin.call(decideApprovalRoute, { body: { userIds, approvedState: 'APPROVED' } });
    const { counts } = (await admin.call(listUsersRoute, { query: {} })).reply;
    expect(counts).toEqual({ ...before.counts, unapproved: 0, approved: before.counts.approved + 1 });
    expect(await planOf(waiting)).toBe(200);
  });

  it('ends access at once, in every browser', async () => {
    const before = Date.now();
    const [one, other] = [await benchClient(here.server.url, 'tester2'), await benchClient(here.server.url, 'tester2')];
    expect(await planOf(other)).toBe(200);
    const { userId, accountVersion, lastSignedInAt } = await found('tester2@');
    expect(Date.parse(lastSignedInAt)).toBeGreaterThanOrEqual(before);
    const body = { userId, basedOn: accountVersion, userState: 'DISABLED' } as const;
    expect((await admin.call(changeUserRoute, { body })).status).toBe(200);
    expect([await planOf(one), await planOf(other)]).toEqual([403, 403]);
    const stale = await admin.call(changeUserRoute, { body: { ...body, userState: 'ENABLED' } });
    expect([stale.status, errorOf(stale.reply)]).toEqual([409, 'user.accountStale']);
    await admin.call(changeUserRoute, { body: { ...body, basedOn: accountVersion + 1, userState: 'ENABLED' } });
    expect(await planOf(one)).toBe(200);
  });

  it('hands the installation over, and keeps an administrator', async () => {
    const tester = await benchClient(here.server.url, 'tester');
    const [next, last] = [await found('tester@'), await found('admin@')];
    const rolesOf = (user: UserAccount, ...roles: ('ROLE_USER' | 'ROLE_ADMIN')[]) => ({
      body: { userId: user.userId, basedOn: user.accountVersion, roles },
    });
    const alone = await admin.call(changeUserRoute, rolesOf(last, 'ROLE_USER'));
    expect(errorOf(alone.reply)).toBe('user.lastAdministrator');
    expect(errorOf((await admin.call(deleteOwnAccountRoute, {})).reply)).toBe('user.lastAdministrator');
    expect((await tester.call(listUsersRoute, { query: {} })).status).toBe(403);
    expect((await admin.call(changeUserRoute, rolesOf(next, 'ROLE_USER', 'ROLE_ADMIN'))).status).toBe(200);
    expect((await tester.call(changeUserRoute, rolesOf(last, 'ROLE_USER'))).status).toBe(200);
    expect((await admin.call(listUsersRoute, { query: {} })).status).toBe(403);
    const promoted = {
      body: { userId: last.userId, basedOn: last.accountVersion + 1, roles: ['ROLE_ADMIN' as const] },
    };
    expect((await tester.call(changeUserRoute, promoted)).status).toBe(200);
    expect((await admin.call(listUsersRoute, { query: {} })).status).toBe(200);
  });

  it('deletes an account; a returning user is a new one, with any old cookie', async () => {
    const stored = await benchClient(here.server.url, 'tester2');
    const { userId } = await found('tester2@');
    await stored.call(changeProfileRoute, { body: { ...defaultProfile, bic: 'zydodef0xxx', theme: 'dark' } });
    expect((await stored.call(readProfileRoute, {})).reply.bic).toBe('ZYDODEF0XXX');
    expect((await admin.call(deleteUserRoute, { query: { userId } })).status).toBe(200);
    expect((await admin.call(readUserRoute, { params: { userId } })).status).toBe(404);
    expect(await planOf(stored)).toBe(401);
    const back = await benchClient(here.server.url, 'tester2');
    expect(await planOf(back)).toBe(403);
    expect(await found('tester2@')).toMatchObject({ userId, approvedState: 'UNKNOWN', accountVersion: 0 });
    expect(await planOf(stored)).toBe(401);
  });

  it('lets users delete their own account', async () => {
    const analyst = await benchClient(here.server.url, 'analyst');
    expect((await analyst.call(deleteOwnAccountRoute, {})).status).toBe(200);
    expect(await planOf(analyst)).toBe(401);
    expect((await admin.call(listUsersRoute, { query: { search: 'analyst@' } })).reply.items).toEqual([]);
  });
});
