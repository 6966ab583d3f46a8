import { listTokensRoute, type UserToken } from '@clearbench/contracts/user/token-routes';
import { type UserTokenDocument, userTokenView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';

const shown = (document: UserTokenDocument): UserToken => {
  const { userId: _, lastUsedOn: __, lastUsedAt, lastUsedNetwork, scopes, environments, ...token } = document;
  return {
    ...token,
    scopes: [...scopes],
    environments: environments === 'all' ? environments : [...environments],
    ...(lastUsedAt === '' ? {} : { lastUsedAt }),
    ...(lastUsedNetwork === '' ? {} : { lastUsedNetwork }),
  };
};

/** More tokens than a user has, including expired ones, which are listed until their owner removes them. */
const limit = 500;

/** Access tokens for their owner. */
export const tokenQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listTokensRoute, async ({ principal: { user } }) => {
    const { items } = await views.find(userTokenView, {
      where: [{ field: 'userId', is: user.userId }],
      sort: { field: 'madeAt', direction: 'descending' },
      limit,
    });
    return { reply: items.map(shown) };
  }),
];
