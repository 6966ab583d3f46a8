import type { UserEvent } from '@clearbench/contracts/user/events';
import { type UserTokenDocument, userTokenView } from '@clearbench/contracts/user/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Access tokens for requests and for their owner. */
export const userTokens = projection<UserTokenDocument, UserEvent>({
  ...userTokenView,
  version: 1,
  key: ({ data }) => ('tokenId' in data ? data.tokenId : undefined),
  on: {
    UserTokenCreated: (_, { data, metadata }) => ({ ...data, madeAt: metadata.at, lastUsedOn: '' }),
    UserTokenUsed: (token, { data }) => token && { ...token, lastUsedOn: data.day },
    UserTokenRevoked: () => null,
  },
  notice: ({ userId, tokenId }) => ({ topic: userTokenView.name, id: tokenId, audience: `user:${userId}` }),
});
