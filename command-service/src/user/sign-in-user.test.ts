import type { View } from '@clearbench/contracts/view';
import { frozenClock } from '@clearbench/event-sourcing/clock';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import type { ReadModels } from '@clearbench/stores/read-models';
import { providerIdentity, signInUser } from './sign-in-user.ts';
import { signOutUser } from './sign-out-user.ts';
import { userDecider } from './user-decider.ts';
import { userIdOf, userStream } from './user-stream.ts';

const clock = frozenClock('2026-11-20T08:00:00.000Z');
const tester = {
  provider: 'demo',
  subject: 'tester',
  email: 'tester@example.org',
  displayName: 'Tester',
  emailVerified: true,
};

/** Read models that contain a user only after a wait. */
const laggingModels = (knownAs: Readonly<Record<string, string>> = {}) => {
  const waitedFor: number[] = [];
  const models: Pick<ReadModels, 'find' | 'reached'> = {
    find: async <D>(_: View<D>, { where }: Parameters<ReadModels['find']>[1]) => {
      const [condition] = where;
      const login = condition && 'is' in condition && condition.field === 'login' ? String(condition.is) : '';
      const userId = knownAs[login];
      return { items: userId === undefined ? [] : [{ userId } as D], next: undefined };
    },
    reached: async (position) => void waitedFor.push(position),
  };
  return { models: models as ReadModels, waitedFor };
};

const at = (models: ReadModels) => {
  const events = memoryEventStore();
  const parts = { handle: commandHandler({ events }), models, clock };
  const typesOf = async (userId: string) => (await events.readStream(userStream(userId))).map(({ type }) => type);
  return { events, typesOf, signIn: signInUser(parts), signOut: signOutUser(parts) };
};

describe('sign-in through a provider', () => {
  it('creates the account the first time, and waits for it', async () => {
    const { models, waitedFor } = laggingModels();
    const { signIn, typesOf, events } = at(models);
    const { userId } = await signIn(tester);
    expect(userId).toBe(userIdOf('demo', 'tester'));
    expect(await typesOf(userId)).toEqual(['UserSignedUp', 'UserSignedIn']);
    expect(waitedFor).toEqual([await events.head()]);
  });

  it('creates one account for concurrent sign-ins', async () => {
    const { signIn, typesOf } = at(laggingModels().models);
    const ids = await Promise.all(Array.from({ length: 8 }, () => signIn(tester)));
    expect(new Set(ids.map(({ userId }) => userId)).size).toBe(1);
    const types = await typesOf(userIdOf('demo', 'tester'));
    expect(types.filter((type) => type === 'UserSignedUp')).toHaveLength(1);
    expect(types.filter((type) => type === 'UserSignedIn')).toHaveLength(8);
  });

  it('creates one account for several processes', async () => {
    const { models } = laggingModels();
    const events = memoryEventStore();
    const doors = [1, 2, 3].map(() => signInUser({ handle: commandHandler({ events }), models, clock }));
    await Promise.all(doors.map((signIn) => signIn(tester)));
    const types = (await events.readAll(0, 100)).map(({ type }) => type);
    expect(types.filter((type) => type === 'UserSignedUp')).toHaveLength(1);
  });

  it('keeps an existing id', async () => {
    const { signIn: signUpOnce, events } = at(laggingModels().models);
    const { userId } = await signUpOnce({ ...tester, subject: 'somebody' });
    const { models } = laggingModels({ 'demo|tester': userId });
    const signIn = signInUser({ handle: commandHandler({ events }), models, clock });
    expect(await signIn(tester)).toEqual({ userId });
  });

  it('records changed claims', async () => {
    const { signIn, typesOf, events } = at(laggingModels().models);
    const { userId } = await signIn(tester);
    await signIn({ ...tester, email: ' TESTER@example.org', displayName: 'Tess' });
    expect(await typesOf(userId)).toEqual(['UserSignedUp', 'UserSignedIn', 'UserSignedIn', 'UserIdentityChanged']);
    expect((await events.readStream(userStream(userId))).at(-1)?.data).toEqual({
      userId,
      email: 'tester@example.org',
      displayName: 'Tess',
      emailVerified: true,
    });
  });

  it('creates a new account after a deletion, also while the read models contain the old one', async () => {
    const userId = userIdOf('demo', 'tester');
    const { signIn, typesOf, events } = at(laggingModels({ 'demo|tester': userId }).models);
    await signIn(tester);
    await commandHandler({ events })(
      userDecider,
      userStream(userId),
      { type: 'DeleteUser', data: { userId, by: 'self' }, at: clock.now() },
      { commandId: 'delete', actor: userId, correlationId: 'c' },
    );
    expect(await signIn(tester)).toEqual({ userId });
    expect((await typesOf(userId)).slice(2)).toEqual(['UserDeleted', 'UserSignedUp', 'UserSignedIn']);
  });

  it('separates accounts by subject and provider', () => {
    const ids = [userIdOf('demo', 'tester'), userIdOf('demo', 'tester2'), userIdOf('company', 'tester')];
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('ending a session', () => {
  it('is recorded once, and waited for each time', async () => {
    const { models, waitedFor } = laggingModels();
    const { signIn, signOut, typesOf, events } = at(models);
    const { userId } = await signIn(tester);
    await signOut({ userId, sessionId: 's1' });
    await signOut({ userId, sessionId: 's1' });
    expect(await typesOf(userId)).toEqual(['UserSignedUp', 'UserSignedIn', 'UserSignedOut']);
    expect(waitedFor.slice(1)).toEqual([await events.head(), await events.head()]);
    await signOut({ userId, sessionId: 's2' });
    expect(await typesOf(userId)).toHaveLength(4);
  });
});

const reported = {
  provider: 'company',
  subject: 'Anna',
  email: 'anna@example.org',
  displayName: 'Anna Berg',
  emailVerified: true,
};

describe('identity from a provider', () => {
  it('is unchanged where it is valid', () => expect(providerIdentity(reported)).toEqual(reported));

  it.each([
    ['oversized', 'x'.repeat(100_000), `${'x'.repeat(119)}…`],
    ['of letters beyond the first plane', '𝒳'.repeat(200), `${'𝒳'.repeat(119)}…`],
    ['of several lines', 'Anna\r\n\tBerg ', 'Anna Berg'],
    ['with bidirectional controls', '\u202egreB annA\u202c', 'greB annA'],
    ['without visible characters', '\u200b\u0000 ', 'anna@example.org'],
    ['made of parts', 'A\u030anna', 'Ånna'],
  ])('has no name %s', (_, displayName, stored) =>
    expect(providerIdentity({ ...reported, displayName }).displayName).toBe(stored),
  );

  it.each([
    ['spelt otherwise', ' Anna@Example.ORG', 'anna@example.org'],
    ['of look-alike letters, which an administrator should see', 'anna@ex\u0430mple.org', 'anna@ex\u0430mple.org'],
    ['of several lines', 'anna@example.org\nbcc: x', 'anna@example.org bcc: x'],
    ['oversized', `${'a'.repeat(1_000)}@example.org`, `${'a'.repeat(253)}…`],
    ['missing', '', ''],
  ])('has an address %s', (_, email, stored) => expect(providerIdentity({ ...reported, email }).email).toBe(stored));
});
