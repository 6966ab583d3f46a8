import { Failure } from '@clearbench/contracts/failure';
import { listServiceTokensRoute } from '@clearbench/contracts/user/service-account-routes';
import { listTokensRoute, type UserToken } from '@clearbench/contracts/user/token-routes';
import { type UserTokenDocument, userAccountView, userTokenView } from '@clearbench/contracts/user/views';
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

const tokensOf = async (views: QueryContext['views'], userId: string): Promise<UserToken[]> => {
  const where = [{ field: 'userId', is: userId }];
  const sort = { field: 'madeAt', direction: 'descending' } as const;
  const { items } = await views.find(userTokenView, { where, sort, limit });
  return items.map(shown);
};

/** Access tokens for their owner, and those of service accounts for administrators. */
export const tokenQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listTokensRoute, async ({ principal: { user } }) => ({ reply: await tokensOf(views, user.userId) })),
  serve(listServiceTokensRoute, async ({ params: { userId } }) => {
    const account = await views.get(userAccountView, userId);
    if (!account) throw new Failure('user.notFound', { userId });
    if (!account.service) throw new Failure('user.notServiceAccount');
    return { reply: await tokensOf(views, userId) };
  }),
];
