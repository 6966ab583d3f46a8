import { demoProvider } from '@clearbench/access/identity-provider/demo-accounts';
import { readAccount } from '@clearbench/command-service/user/read-account';
import { userDecider } from '@clearbench/command-service/user/user-decider';
import { userIdOf, userStream } from '@clearbench/command-service/user/user-stream';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { seedDemo } from './seed-demo.ts';

const at = '2026-11-20T08:00:00.000Z';

const opened = () => {
  const events = memoryEventStore();
  const handle = commandHandler({ events });
  const idOf = (subject: string) => userIdOf(demoProvider, subject);
  return {
    events,
    seed: () => seedDemo({ handle: commandHandler({ events }), log: events }, at),
    account: async (subject: string) => (await readAccount(events, idOf(subject))).user,
    execute: (subject: string, type: UserCommand['type'], data: object) => {
      const command = { type, data: { userId: idOf(subject), ...data }, at } as UserCommand;
      const metadata = { commandId: `${subject}-${type}`, actor: 'admin', correlationId: 'c' };
      return handle(userDecider, userStream(idOf(subject)), command, metadata);
    },
  };
};

describe('demo', () => {
  it('has an account in every state', async () => {
    const { seed, account } = opened();
    await seed();
    const plan = { planId: 'bench' };
    expect(await account('tester')).toMatchObject({ approval: 'APPROVED', identity: { emailVerified: true }, plan });
    expect(await account('admin')).toMatchObject({ roles: ['ROLE_USER', 'ROLE_ADMIN'] });
    expect(await account('waiting')).toMatchObject({ approval: 'UNKNOWN' });
    expect(await account('rejected')).toMatchObject({ approval: 'REJECTED' });
    expect(await account('disabled')).toMatchObject({ disabled: true });
    expect(await account('unverified')).toMatchObject({ identity: { emailVerified: false } });
  });

  it('is created once', async () => {
    const { seed, events } = opened();
    await seed();
    const head = await events.head();
    await seed();
    expect(await events.head()).toBe(head);
  });

  it('keeps later changes: a given role, a deleted account', async () => {
    const { seed, account, execute } = opened();
    await seed();
    await execute('tester', 'ChangeUserRoles', { roles: ['ROLE_ADMIN'] });
    await execute('tester2', 'DeleteUser', { by: 'self' });
    await seed();
    expect(await account('tester')).toMatchObject({ roles: ['ROLE_ADMIN'] });
    expect(await account('tester2')).toEqual({ status: 'none', gone: true });
  });
});
