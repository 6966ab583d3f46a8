import { listTokensRoute, type UserToken } from '@clearbench/contracts/user/token-routes';
import { type UserTokenDocument, userTokenView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Desk } from '../desk.ts';

const shown = ({ userId: _, lastUsedOn, ...token }: UserTokenDocument): UserToken => ({
  ...token,
  ...(lastUsedOn === '' ? {} : { lastUsedOn }),
});

/** More than anybody has: each that has expired stands there until its owner removes it. */
const limit = 500;

/** Access tokens as their owner sees them. */
export const tokenQueries = ({ views }: Pick<Desk, 'views'>): Endpoint[] => [
  serve(listTokensRoute, async ({ principal: { user } }) => {
    const { items } = await views.find(userTokenView, {
      where: [{ field: 'userId', is: user.userId }],
      sort: { field: 'madeAt', direction: 'descending' },
      limit,
    });
    return { reply: items.map(shown) };
  }),
];
