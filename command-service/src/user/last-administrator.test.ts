import { Failure } from '@clearbench/contracts/failure';
import { administratorStream } from '@clearbench/contracts/user/administrator-events';
import { type CommandHandler, commandHandler } from '@clearbench/event-sourcing/command-handler';
import { fold } from '@clearbench/event-sourcing/decider';
import { type Reactor, startReactor } from '@clearbench/event-sourcing/reactor';
import { eventually } from '@clearbench/event-sourcing/testing/catalogue.fixture';
import { administratorExecutors, trackAdministrators } from './administrator-reactions.ts';
import { administratorDecider } from './administrators.ts';
import { accountsOverHttp, type Reply } from './testing/accounts-over-http.fixture.ts';

const at = '2026-11-20T08:00:00.000Z';
const allUsers = ['ada', 'bob', 'cem'];
const asAdmin = ['ROLE_USER', 'ROLE_ADMIN'];
const asUser = ['ROLE_USER'];

type Office = Awaited<ReturnType<typeof accountsOverHttp>>;

let office: Office;
let reactor: Reactor | undefined;
let through: (handle: CommandHandler) => CommandHandler;

const startReacting = () => {
  const executors = administratorExecutors(commandHandler({ events: office.events }));
  reactor = startReactor({
    reactions: [trackAdministrators],
    ...office,
    execute: (command, metadata) => executors[command.type as keyof typeof executors](command as never, metadata),
    pollMs: 5,
  });
};
/** Resolves when all reactions have completed. */
const settled = () =>
  eventually(async () => {
    const head = await office.events.head();
    return (await office.checkpoints.get('reaction:keep-administrators')) === head;
  });
const counting = async (): Promise<string[]> => {
  const state = fold(
    administratorDecider,
    administratorDecider.initialState,
    await office.events.readStream(administratorStream),
  );
  return Object.entries(state)
    .flatMap(([userId, { counts }]) => (counts ? [userId] : []))
    .toSorted();
};
/** All users who were counted at any time. */
const appointedUsers = async (): Promise<unknown[]> =>
  (await office.events.readStream(administratorStream))
    .filter(({ type }) => type === 'AdministratorAppointed')
    .map(({ data }) => (data as { userId: string }).userId);
const holding = async (): Promise<string[]> => {
  const accounts = await Promise.all(allUsers.map((userId) => office.account(userId)));
  return allUsers.filter((_, index) => accounts[index]?.roles.includes('ROLE_ADMIN'));
};
const changeRoles = async (userId: string, roles: string[]): Promise<Reply> => {
  const basedOn = (await office.account(userId))?.accountVersion;
  return office.call('PUT', '/api/admin/user/', { userId, basedOn, roles });
};
const remove = (userId: string) => office.call('DELETE', `/api/admin/user?userId=${userId}`);
const refused = { status: 422, reply: { errorKey: 'user.lastAdministrator' } };

beforeEach(async () => {
  through = (handle) => handle;
  office = await accountsOverHttp(
    (handle) => (decider, stream, command, metadata) => through(handle)(decider, stream, command, metadata),
  );
  await office.signUp(...allUsers);
  await office.execute({ type: 'ChangeUserRoles', data: { userId: 'ada', roles: asAdmin }, at });
});
afterEach(async () => {
  await reactor?.stop();
  reactor = undefined;
  await office.close();
});

describe('last administrator', () => {
  beforeEach(async () => {
    startReacting();
    await settled();
  });

  it('keeps role and account', async () => {
    expect(await changeRoles('ada', asUser)).toMatchObject(refused);
    expect(await remove('ada')).toMatchObject(refused);
    expect(await office.call('DELETE', '/api/user', undefined, { 'X-As': 'ada' })).toMatchObject(refused);
    expect(await holding()).toEqual(['ada']);
    expect(await office.typesOf('user-ada')).toEqual(['UserSignedUp', 'UserRolesChanged']);
  });

  it('may leave once there is another', async () => {
    expect((await changeRoles('bob', asAdmin)).status).toBe(200);
    expect((await changeRoles('ada', asUser)).status).toBe(200);
    expect(await remove('bob')).toMatchObject(refused);
    await settled();
    expect([await holding(), await counting()]).toEqual([['bob'], ['bob']]);
  });

  it.each([
    ['take the role from', (userId: string) => changeRoles(userId, asUser)],
    ['delete', remove],
  ])('remains when two %s each other at the same moment', async (_, lose) => {
    await changeRoles('bob', asAdmin);
    await settled();
    const replies = await Promise.all([lose('ada'), lose('bob')]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    await settled();
    const left = replies[0].status === 200 ? 'bob' : 'ada';
    expect([await holding(), await counting()]).toEqual([[left], [left]]);
  });

  it('remains when three are deleted and demoted at the same moment', async () => {
    await changeRoles('bob', asAdmin);
    await changeRoles('cem', asAdmin);
    await settled();
    const replies = await Promise.all([remove('ada'), changeRoles('bob', asUser), remove('cem')]);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(1);
    await settled();
    expect(await holding()).toHaveLength(1);
    expect(await counting()).toEqual(await holding());
  });
});

describe('interrupted changes', () => {
  /** Executes a number of commands; the next one meets a failing store. */
  const stopAfter = (commands: number) => {
    let left = commands;
    through = (handle) => (decider, stream, command, metadata) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Failure('store.closed')) : handle(decider, stream, command, metadata);
    };
  };

  it.each([
    ['the role was to be taken', (userId: string) => changeRoles(userId, asUser)],
    ['the account was to be deleted', remove],
  ])('leave an administrator, after the dismissal when %s', async (_, lose) => {
    startReacting();
    await changeRoles('bob', asAdmin);
    await settled();
    stopAfter(1);
    expect((await lose('bob')).status).toBe(503);
    through = (handle) => handle;
    await settled();
    expect(await holding()).toEqual(['ada', 'bob']);
    expect(await lose('ada')).toMatchObject(refused);
    expect((await lose('bob')).status).toBe(200);
    await settled();
    expect([await holding(), await counting()]).toEqual([['ada'], ['ada']]);
  });

  it('do not appoint a user who lost the role in the meantime', async () => {
    await office.execute({ type: 'ChangeUserRoles', data: { userId: 'bob', roles: asAdmin }, at });
    expect((await changeRoles('bob', asUser)).status).toBe(200);
    startReacting();
    await settled();
    expect(await appointedUsers()).toEqual(['ada']);
    expect([await holding(), await counting()]).toEqual([['ada'], ['ada']]);
    expect(await changeRoles('ada', asUser)).toMatchObject(refused);
  });

  it('do not count a deleted account with a late appointment', async () => {
    await office.execute({ type: 'ChangeUserRoles', data: { userId: 'bob', roles: asAdmin }, at });
    expect((await remove('bob')).status).toBe(200);
    startReacting();
    await settled();
    expect(await appointedUsers()).toEqual(['ada']);
  });

  it('undo a dismissal where another administrator changed the account in between', async () => {
    startReacting();
    await changeRoles('bob', asAdmin);
    await settled();
    through = (handle) => async (decider, stream, command, metadata) => {
      const done = await handle(decider, stream, command, metadata);
      if (command.type === 'DismissAdministrator')
        await office.execute({ type: 'ApproveUser', data: { userId: 'bob' }, at });
      return done;
    };
    expect(await changeRoles('bob', asUser)).toMatchObject({ status: 409, reply: { errorKey: 'user.accountStale' } });
    await settled();
    expect([await holding(), await counting()]).toEqual([
      ['ada', 'bob'],
      ['ada', 'bob'],
    ]);
  });

  it('read the account again where a user becomes administrator during the deletion', async () => {
    startReacting();
    await settled();
    let meddled = false;
    through = (handle) => async (decider, stream, command, metadata) => {
      if (command.type === 'DeleteUser' && !meddled) {
        meddled = true;
        await office.execute({ type: 'ChangeUserRoles', data: { userId: 'bob', roles: asAdmin }, at });
        await settled();
      }
      return handle(decider, stream, command, metadata);
    };
    expect((await remove('bob')).status).toBe(200);
    await settled();
    const log = await office.events.readAll(0, 100);
    const [dismissed, deleted] = ['AdministratorDismissed', 'UserDeleted'].map((type) =>
      log.findIndex((event) => event.type === type),
    );
    expect(await appointedUsers()).toEqual(['ada', 'bob']);
    expect(dismissed).toBeGreaterThan(0);
    expect(dismissed).toBeLessThan(deleted ?? 0);
    expect(await counting()).toEqual(['ada']);
  });
});

describe('claim of a new installation', () => {
  const claim = (userId: string) =>
    office.handle(
      administratorDecider,
      administratorStream,
      { type: 'ClaimInstallation', data: { userId }, at },
      { commandId: `claim-${userId}`, actor: userId, correlationId: 'claim' },
    );

  it('makes the user the only administrator and approves the account', async () => {
    await office.close();
    office = await accountsOverHttp();
    await office.signUp(...allUsers);
    const claims = await Promise.allSettled([claim('bob'), claim('cem')]);
    expect(claims.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await remove('bob')).toMatchObject(refused);
    startReacting();
    await settled();
    expect(await office.account('bob')).toMatchObject({ roles: asAdmin, approval: 'APPROVED' });
    expect([await holding(), await counting()]).toEqual([['bob'], ['bob']]);
    expect(await changeRoles('bob', asUser)).toMatchObject(refused);
  });
});
