import { type UserTokenDocument, userTokenView } from '@clearbench/contracts/user/views';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { tokenQueries } from './token-queries.ts';

const token = (userId: string, tokenId: string, madeAt: string, lastUsedAt = ''): UserTokenDocument => ({
  userId,
  tokenId: tokenId.repeat(64),
  name: `${tokenId} of ${userId}`,
  lastFour: 'abcd',
  madeAt,
  expiresAt: '2027-01-01T00:00:00.000Z',
  scopes: ['read'],
  environments: userId === 'ada' ? ['sct'] : 'all',
  lastUsedOn: lastUsedAt.slice(0, 10),
  lastUsedAt,
  lastUsedNetwork: lastUsedAt === '' ? '' : '203.0.113.0/24',
});
const tokens = [
  token('ada', 'a', '2026-11-01T00:00:00.000Z'),
  token('bob', 'b', '2026-11-02T00:00:00.000Z'),
  token('ada', 'c', '2026-11-03T00:00:00.000Z', '2026-11-20T08:00:00.000Z'),
];

const tokenAt = (index: number) => tokens[index] as UserTokenDocument;

describe('own access tokens', () => {
  const { call } = servedEndpoints(
    async () => {
      const documents = memoryDocumentStore();
      await documents.prepare(userTokenView.name, userTokenView.shape);
      const entries = tokens.map((document, index) => ({ id: document.tokenId, position: index + 1, document }));
      await documents.apply(userTokenView.name, entries);
      return tokenQueries({ views: uncachedReadModels(documents) });
    },
    () => ({ user: { userId: 'ada' } }),
  );

  it('are those of the caller, newest first, with their last use', async () => {
    const { userId: _, lastUsedOn: __, lastUsedAt: never, lastUsedNetwork: nowhere, ...first } = tokenAt(0);
    const { userId: ___, lastUsedOn: ____, ...second } = tokenAt(2);
    expect([never, nowhere]).toEqual(['', '']);
    expect(second).toMatchObject({ lastUsedAt: '2026-11-20T08:00:00.000Z', lastUsedNetwork: '203.0.113.0/24' });
    expect(await call('GET', '/api/user/tokens')).toEqual([second, first]);
  });
});
