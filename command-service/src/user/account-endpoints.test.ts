import type { UserEvent } from '@clearbench/contracts/user/events';
import { fold } from '@clearbench/event-sourcing/decider';
import { checkAppointment } from './account-endpoints.ts';
import { accountsOverHttp } from './testing/accounts-over-http.fixture.ts';
import { userDecider } from './user-decider.ts';

const at = '2026-11-20T08:00:00.000Z';
type Office = Awaited<ReturnType<typeof accountsOverHttp>>;

let office: Office;
beforeEach(async () => {
  office = await accountsOverHttp();
  await office.signUp('ada', 'bob', 'cem');
});
afterEach(() => office.close());

const changeUser = (userId: string, basedOn: number, change: object, headers = {}) =>
  office.call('PUT', '/api/admin/user/', { userId, basedOn, ...change }, headers);

describe('changing a user account', () => {
  const whole = {
    roles: ['ROLE_USER', 'ROLE_ANALYST'],
    environmentIds: ['e1', 'e3'],
    approvedState: 'APPROVED',
    userState: 'DISABLED',
    plan: { planId: 'bench', until: '2027-01-31' },
  };

  it('changes all fields at once and returns the new version', async () => {
    const { status, reply: text } = await changeUser('ada', 0, whole);
    expect([status, text]).toEqual([200, { position: await office.events.head(), accountVersion: 5 }]);
    expect(await office.account('ada')).toMatchObject({
      roles: ['ROLE_USER', 'ROLE_ANALYST'],
      environmentIds: ['e1', 'e3'],
      approval: 'APPROVED',
      disabled: true,
      plan: { planId: 'bench', until: '2027-01-31' },
      accountVersion: 5,
    });
  });

  it('leaves absent fields unchanged', async () => {
    await changeUser('ada', 0, whole);
    const { reply: text } = await changeUser('ada', 5, { userState: 'ENABLED' });
    expect(text.accountVersion).toBe(6);
    expect(await office.account('ada')).toMatchObject({ approval: 'APPROVED', disabled: false });
  });

  it('executes once per command', async () => {
    const once = { 'X-Command-Id': 'the-same-command' };
    const first = await changeUser('ada', 0, { approvedState: 'APPROVED' }, once);
    expect(await changeUser('ada', 0, { approvedState: 'APPROVED' }, once)).toEqual(first);
    expect(await office.typesOf('user-ada')).toEqual(['UserSignedUp', 'UserApproved']);
  });

  it('succeeds for one of two concurrent administrators, without mixing their changes', async () => {
    const replies = await Promise.all([
      changeUser('ada', 0, { approvedState: 'APPROVED', userState: 'DISABLED' }),
      changeUser('ada', 0, { approvedState: 'REJECTED', environmentIds: ['e1'] }),
    ]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const stale = replies.find(({ status }) => status === 409);
    expect(stale?.reply).toMatchObject({ errorKey: 'user.accountStale', params: { expected: 0, actual: 2 } });
    const types = await office.typesOf('user-ada');
    expect([
      ['UserSignedUp', 'UserApproved', 'UserDisabled'],
      ['UserSignedUp', 'UserRejected', 'UserEnvironmentsChanged'],
    ]).toContainEqual(types);
  });

  it.each([
    ['an unknown user', 'nobody', { approvedState: 'APPROVED' }, 404, 'user.notFound'],
    ['an unknown plan', 'ada', { plan: { planId: 'none' } }, 404, 'plan.notFound'],
    ['an unknown environment', 'ada', { environmentIds: ['e1', 'e9'] }, 404, 'simEnv.notFound'],
    ['no role at all', 'ada', { roles: [] }, 400, 'request.invalid'],
    ['an unknown role', 'ada', { roles: ['ROLE_KING'] }, 400, 'request.invalid'],
    ['an end that is no date', 'ada', { plan: { planId: 'bench', until: 'soon' } }, 400, 'request.invalid'],
  ])('refuses %s', async (_, userId, change, status, errorKey) => {
    expect(await changeUser(userId, 0, change)).toMatchObject({ status, reply: { errorKey } });
    expect(await office.typesOf('user-ada')).toEqual(['UserSignedUp']);
  });

  it("enforces the plan's number of environments", async () => {
    const tooMany = { status: 422, reply: { errorKey: 'plan.tooManyEnvironments', params: { max: 2 } } };
    const both = { environmentIds: ['e1', 'e2', 'e3'], plan: { planId: 'bench' } };
    expect(await changeUser('ada', 0, both)).toMatchObject(tooMany);
    expect(await changeUser('ada', 0, { ...both, environmentIds: ['e1', 'e2'] })).toMatchObject({ status: 200 });
    expect(await changeUser('ada', 2, { environmentIds: ['e1', 'e2', 'e3'] })).toMatchObject(tooMany);
    expect(await changeUser('ada', 2, { plan: { planId: 'small' } })).toMatchObject({ reply: { params: { max: 1 } } });
    expect(await changeUser('ada', 2, { plan: { planId: 'full' } })).toMatchObject({ status: 200 });
    expect(await changeUser('ada', 3, { environmentIds: ['e3'] })).toMatchObject(tooMany);
  });

  it('does not check unchanged fields', async () => {
    await office.execute({
      type: 'ChangeUserEnvironments',
      data: { userId: 'ada', environmentIds: ['e1', 'gone'] },
      at,
    });
    await office.execute({ type: 'AssignUserPlan', data: { userId: 'ada', planId: 'small' }, at });
    const change = { environmentIds: ['gone', 'e1'], plan: { planId: 'small' }, userState: 'DISABLED' };
    expect(await changeUser('ada', 2, change)).toMatchObject({ status: 200, reply: { accountVersion: 3 } });
  });
});

describe('changing many user accounts', () => {
  const updatePlans = (body: object, headers = {}) => office.call('PUT', '/api/admin/user/updatePlans/', body, headers);

  it('assigns the plan where possible, and returns an error for the others', async () => {
    const change = { userId: 'bob', environmentIds: ['e1', 'e2'] };
    await office.execute({ type: 'ChangeUserEnvironments', data: change, at });
    const userIds = ['ada', 'nobody', 'bob', 'cem', 'ada'];
    const { status, reply: text } = await updatePlans({ userIds, planId: 'small', until: '2027-01-31' });
    expect(status).toBe(200);
    expect(text).toEqual({
      position: await office.events.head(),
      outcomes: [
        { id: 'ada' },
        { id: 'nobody', errorKey: 'user.notFound' },
        { id: 'bob', errorKey: 'plan.tooManyEnvironments' },
        { id: 'cem' },
      ],
    });
    expect((await office.account('cem'))?.plan).toMatchObject({ planId: 'small', until: '2027-01-31' });
    expect((await office.account('bob'))?.plan).toBeUndefined();
  });

  it('is refused as a whole for an unknown plan', async () =>
    expect(await updatePlans({ userIds: ['ada'], planId: 'none' })).toMatchObject({
      status: 404,
      reply: { errorKey: 'plan.notFound' },
    }));

  it('executes once per command', async () => {
    const once = { 'X-Command-Id': 'the-same-command' };
    const body = { userIds: ['ada', 'bob'], planId: 'bench' };
    const first = await updatePlans(body, once);
    await office.execute({ type: 'AssignUserPlan', data: { userId: 'ada', planId: 'trial' }, at });
    expect(await updatePlans(body, once)).toEqual(first);
    expect((await office.account('ada'))?.plan?.planId).toBe('trial');
  });

  it('approves and rejects', async () => {
    const decide = (approvedState: string, ...userIds: string[]) =>
      office.call('PUT', '/api/admin/user/approval/', { userIds, approvedState });
    expect((await decide('APPROVED', 'ada', 'nobody', 'bob')).reply.outcomes).toEqual([
      { id: 'ada' },
      { id: 'nobody', errorKey: 'user.notFound' },
      { id: 'bob' },
    ]);
    const { reply: text } = await decide('REJECTED', 'bob');
    expect(text).toEqual({ position: await office.events.head(), outcomes: [{ id: 'bob' }] });
    expect((await office.account('ada'))?.approval).toBe('APPROVED');
    expect((await office.account('bob'))?.approval).toBe('REJECTED');
  });

  it('changes three hundred accounts as well as three', async () => {
    const userIds = Array.from({ length: 300 }, (_, index) => `user${index}`);
    await office.signUp(...userIds);
    const { reply: text } = await office.call('PUT', '/api/admin/user/approval/', {
      userIds,
      approvedState: 'APPROVED',
    });
    expect(text.outcomes).toEqual(userIds.map((id) => ({ id })));
    expect(text.position).toBe(await office.events.head());
  });
});

describe('deleting a user account', () => {
  it('executes once, and the account is gone', async () => {
    const { status, reply: text } = await office.call('DELETE', '/api/admin/user?userId=ada');
    expect([status, text]).toEqual([200, { position: await office.events.head() }]);
    expect(await office.account('ada')).toBeUndefined();
    expect(await office.call('DELETE', '/api/admin/user?userId=ada')).toMatchObject({
      status: 404,
      reply: { errorKey: 'user.notFound' },
    });
    expect((await office.events.readStream('user-ada')).at(-1)?.data).toEqual({
      userId: 'ada',
      by: 'administrator',
      invitationIds: [],
    });
  });
});

describe("ending a user's sessions", () => {
  it('is recorded with its instant, without changing the account', async () => {
    const { status, reply: text } = await office.call('DELETE', '/api/admin/user/ada/sessions');
    expect([status, text]).toEqual([200, { position: await office.events.head() }]);
    const last = (await office.events.readStream('user-ada')).at(-1);
    expect(last).toMatchObject({ type: 'UserSessionsEnded', data: { userId: 'ada' }, metadata: { actor: 'boss' } });
    expect(last?.data).toHaveProperty('until', last?.metadata.at);
    expect((await changeUser('ada', 0, { userState: 'DISABLED' })).status).toBe(200);
  });

  it('is refused for an unknown user', async () =>
    expect(await office.call('DELETE', '/api/admin/user/nobody/sessions')).toMatchObject({
      status: 404,
      reply: { errorKey: 'user.notFound' },
    }));
});

const person = { userId: 'ada', provider: 'p', subject: 's', displayName: 'Ada' };
const signedUp = (emailVerified: boolean, ...then: UserEvent[]) =>
  fold(userDecider, userDecider.initialState, [
    { type: 'UserSignedUp', data: { ...person, email: 'ada@example.org', emailVerified } },
    ...then,
  ]);
const king = { roles: ['ROLE_USER', 'ROLE_ADMIN'] };
const appointed: UserEvent = { type: 'UserRolesChanged', data: { userId: 'ada', ...king } };

describe('making a user administrator', () => {
  it('requires a verified address where addresses are verified', () =>
    expect(() => checkAppointment(king, signedUp(false), true)).toThrow('user.emailNotVerified'));

  it.each([
    ['the address is proved', king, signedUp(true), true],
    ['addresses are not verified', king, signedUp(false), false],
    ['they are one already', king, signedUp(false, appointed), true],
    ['the role is not given', { roles: ['ROLE_ANALYST'] }, signedUp(false), true],
  ])('requires nothing when %s', (_, change, user, verifies) =>
    expect(() => checkAppointment(change, user, verifies)).not.toThrow(),
  );
});
