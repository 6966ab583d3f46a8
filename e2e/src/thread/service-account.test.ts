import { copyFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { changeUserRoute, deleteUserRoute, listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { readAuditRoute } from '@clearbench/contracts/user/audit-routes';
import {
  createServiceAccountRoute,
  createServiceTokenRoute,
  listServiceTokensRoute,
  revokeServiceTokenRoute,
  rotateServiceTokenRoute,
} from '@clearbench/contracts/user/service-account-routes';
import { type BenchClient, benchClient, tokenClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

/** One service account, one step after another. */
describe('a service account', () => {
  const here = serving();
  let admin: BenchClient;
  let engine: BenchClient;
  let userId = '';
  let tokenId = '';
  let lastFour = '';
  const grant = { scopes: ['read' as const, 'edit' as const], environments: 'all' as const };

  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });
  const change = (body: object) => admin.call(changeUserRoute, { body: { userId, ...body } });
  const upload = () => {
    const query = { environmentToken: 'sct', rbVersion: '2025', fileName: 'engine.xml' } as const;
    return engine.call(uploadFileRoute, { query, body: samplePayment('ENGINE', '1.00') });
  };

  it('is created by an administrator, and is in the list of users', async () => {
    const again = { body: { name: 'Payment engine' }, commandId: 'one-account' };
    userId = (await admin.call(createServiceAccountRoute, again)).reply.userId;
    expect((await admin.call(createServiceAccountRoute, again)).reply.userId).toBe(userId);
    const { items } = (await admin.call(listUsersRoute, { query: { search: 'payment engine' } })).reply;
    expect(items).toMatchObject([{ userId, service: true, email: '', provider: '', approvedState: 'APPROVED' }]);
  });

  it('works with its token only after plan and environments are assigned', async () => {
    const body = { name: 'engine 1', ...grant };
    const made = (await admin.call(createServiceTokenRoute, { params: { userId }, body })).reply;
    tokenId = made.tokenId;
    lastFour = made.token.slice(-4);
    engine = tokenClient(here.server.url, made.token);
    expect((await engine.call(listSimEnvsRoute, {})).reply).toEqual([]);
    expect(await upload()).toMatchObject({ status: 403, reply: { errorKey: 'access.planMissing' } });
    const own = (await here.tester.call(listSimEnvsRoute, {})).reply;
    const sct = own.find(({ environmentToken }) => environmentToken === 'sct');
    const [tester] = (await admin.call(listUsersRoute, { query: { search: 'tester@' } })).reply.items;
    await change({ plan: { planId: tester?.planId }, environmentIds: [sct?.environmentId] });
    expect((await engine.call(listSimEnvsRoute, {})).reply).toHaveLength(1);
    const uploaded = await upload();
    expect(uploaded.status).toBe(200);
    const fileId = uploaded.reply.vipFileSummary.fileId;
    expect((await engine.call(copyFileRoute, { params: { fileId } })).status).toBe(200);
  });

  it('is the actor in the audit; its administrator created account and token', async () => {
    const { items } = (await admin.call(readAuditRoute, { params: { userId }, query: {} })).reply;
    const shown = items.map(({ type, by }) => `${type} by ${by.name}`);
    expect(shown).toEqual(
      expect.arrayContaining([
        'FileCreated by Payment engine',
        expect.stringMatching(/^ServiceAccountCreated by (?!Payment engine)/),
        expect.stringMatching(/^UserTokenCreated by (?!Payment engine)/),
      ]),
    );
    expect(shown.some((entry) => entry.startsWith('UserTokenUsed by'))).toBe(true);
    const created = items.filter(({ type }) => type === 'FileCreated');
    expect(created.map(({ by }) => by.token)).toEqual(created.map(() => `cb_…${lastFour}`));
    expect(items.find(({ type }) => type === 'UserTokenUsed')?.by.token).toBe(`cb_…${lastFour}`);
    expect(items.find(({ type }) => type === 'ServiceAccountCreated')?.by).not.toHaveProperty('token');
  });

  it('cannot administer, and administrators create no tokens for persons', async () => {
    expect(await change({ roles: ['ROLE_USER', 'ROLE_ADMIN'] })).toMatchObject({
      status: 422,
      reply: { errorKey: 'user.serviceAccountRole' },
    });
    const administering = { name: 'too much', ...grant, scopes: ['administer' as const] };
    expect(await admin.call(createServiceTokenRoute, { params: { userId }, body: administering })).toMatchObject({
      status: 403,
      reply: { errorKey: 'access.adminOnly' },
    });
    const [tester] = (await admin.call(listUsersRoute, { query: { search: 'tester@' } })).reply.items;
    const person = { params: { userId: tester?.userId ?? '' } };
    const refused = { status: 422, reply: { errorKey: 'user.notServiceAccount' } };
    expect(await admin.call(createServiceTokenRoute, { ...person, body: { name: 'spy', ...grant } })).toMatchObject(
      refused,
    );
    expect(await admin.call(listServiceTokensRoute, person)).toMatchObject(refused);
  });

  it('keeps working while its token is replaced, and stops when it is revoked', async () => {
    const params = { userId, tokenId };
    const rotated = (await admin.call(rotateServiceTokenRoute, { params, body: { overlapHours: 1 } })).reply;
    expect((await engine.call(listSimEnvsRoute, {})).status).toBe(200);
    const next = tokenClient(here.server.url, rotated.token);
    expect((await next.call(listSimEnvsRoute, {})).status).toBe(200);
    expect((await admin.call(revokeServiceTokenRoute, { params })).status).toBe(200);
    expect(await engine.call(listSimEnvsRoute, {})).toMatchObject({ status: 401 });
    const listed = (await admin.call(listServiceTokensRoute, { params: { userId } })).reply;
    expect(listed).toMatchObject([{ tokenId: rotated.tokenId, name: 'engine 1', scopes: ['read', 'edit'] }]);
    engine = next;
  });

  it('is disabled and deleted like a user', async () => {
    await change({ userState: 'DISABLED' });
    expect(await upload()).toMatchObject({ status: 403, reply: { errorKey: 'access.disabled' } });
    await change({ userState: 'ENABLED' });
    expect((await upload()).status).toBe(200);
    expect((await admin.call(deleteUserRoute, { query: { userId } })).status).toBe(200);
    expect(await upload()).toMatchObject({ status: 401, reply: { errorKey: 'access.tokenUnknown' } });
  });
});
