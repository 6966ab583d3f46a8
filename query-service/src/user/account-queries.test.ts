import type { ReplyOf } from '@clearbench/contracts/route';
import type { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { type UserAccountDocument, userAccountView } from '@clearbench/contracts/user/views';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { accountQueries } from './account-queries.ts';

type Page = ReplyOf<typeof listUsersRoute>;

const account = (
  userId: string,
  displayName: string,
  more: Partial<UserAccountDocument> = {},
): UserAccountDocument => ({
  userId,
  email: `${userId}@example.org`,
  displayName,
  emailVerified: true,
  provider: 'company',
  roles: ['ROLE_USER'],
  userState: 'ENABLED',
  approvedState: 'UNKNOWN',
  environmentIds: ['e1'],
  planId: 'p1',
  planUntil: '',
  signedUpAt: '2026-01-02T03:04:05.000Z',
  lastSignedInAt: '',
  accountVersion: 3,
  nameKey: displayName.toLowerCase(),
  emailKey: `${userId}@example.org`,
  search: `${displayName} ${userId}@example.org`.toLowerCase(),
  ...more,
});
const people = [
  account('u1', 'Zoe', { approvedState: 'APPROVED', lastSignedInAt: '2026-05-01T00:00:00.000Z' }),
  account('u2', 'anna', { approvedState: 'REJECTED' }),
  account('u3', 'Ben', { signedUpAt: '2025-01-01T00:00:00.000Z' }),
  account('u4', 'Carla', { email: 'A@example.org', emailKey: 'a@example.org' }),
];

describe('users for administrators', () => {
  const { send } = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    await documents.prepare(userAccountView.name, userAccountView.shape);
    await documents.apply(
      userAccountView.name,
      people.map((document, index) => ({ id: document.userId, position: index + 1, document })),
    );
    return accountQueries({ views: uncachedReadModels(documents) });
  });

  const ask = async (path: string) => {
    const response = await send('GET', path);
    return { status: response.status, said: (await response.json()) as Record<string, unknown> };
  };
  const list = async (query: string) => (await ask(`/api/admin/allUser/?${query}`)).said as unknown as Page;
  const idsOf = ({ items }: Page) => items.map(({ userId }) => userId);

  it('are sorted by name, without regard to case', async () => {
    const { items, counts, next } = await list('');
    expect(items.map(({ displayName }) => displayName)).toEqual(['anna', 'Ben', 'Carla', 'Zoe']);
    expect(counts).toEqual({ all: 4, unapproved: 2, rejected: 1, approved: 1 });
    expect(next).toBeUndefined();
  });

  it('have no fields that only the list itself needs', async () => {
    const { nameKey: _, emailKey: __, search: ___, ...seen } = people[2] ?? account('', '');
    expect((await list('search=ben')).items).toEqual([seen]);
    expect(await ask('/api/admin/user/u3')).toEqual({ status: 200, said: seen });
  });

  it.each([
    ['category=unapproved', ['u3', 'u4']],
    ['category=rejected', ['u2']],
    ['category=approved', ['u1']],
    ['sort=email', ['u4', 'u1', 'u2', 'u3']],
    ['sort=email&order=descending', ['u3', 'u2', 'u1', 'u4']],
    ['sort=signedUpAt&category=unapproved', ['u3', 'u4']],
    ['sort=lastSignedInAt&order=descending', ['u1', 'u4', 'u3', 'u2']],
    ['search=ANN', ['u2']],
    ['search=example.org%20z', ['u1']],
    ['category=approved&search=ben', []],
  ])('%s finds %j', async (query, ids) => expect(idsOf(await list(query))).toEqual(ids));

  it('is answered page by page', async () => {
    const first = await list('limit=3');
    expect(idsOf(first)).toEqual(['u2', 'u3', 'u4']);
    const second = await list(`limit=3&after=${encodeURIComponent(String(first.next))}`);
    expect(idsOf(second)).toEqual(['u1']);
    expect(second.next).toBeUndefined();
  });

  it.each([
    ['/api/admin/allUser/?after=nonsense', 400, 'store.badCursor'],
    ['/api/admin/allUser/?sort=search', 400, 'request.invalid'],
    ['/api/admin/allUser/?limit=501', 400, 'request.invalid'],
    ['/api/admin/user/nobody', 404, 'user.notFound'],
  ])('refuses %s', async (path, status, errorKey) =>
    expect(await ask(path)).toMatchObject({ status, said: { errorKey } }),
  );
});
