import type { UserEvent } from '@clearbench/contracts/user/events';
import { type UserTokenDocument, userTokenView } from '@clearbench/contracts/user/views';
import { projection } from '@clearbench/event-sourcing/projection';

const unused = { lastUsedOn: '', lastUsedAt: '', lastUsedNetwork: '' };

/** Access tokens for requests and for their owner. */
export const userTokens = projection<UserTokenDocument, UserEvent>({
  ...userTokenView,
  version: 2,
  key: ({ data }) => ('tokenId' in data ? data.tokenId : undefined),
  on: {
    UserTokenCreated: (_, { data, metadata }) => ({ ...data, madeAt: metadata.at, ...unused }),
    UserTokenUsed: (token, { data, metadata }) =>
      token && {
        ...token,
        lastUsedOn: data.day,
        lastUsedAt: data.usedAt ?? metadata.at,
        lastUsedNetwork: data.network ?? '',
      },
    UserTokenReplaced: (token, { data: { expiresAt, replacedBy } }) => token && { ...token, expiresAt, replacedBy },
    UserTokenRevoked: () => null,
  },
  notice: ({ userId, tokenId }) => ({ topic: userTokenView.name, id: tokenId, audience: `user:${userId}` }),
});
