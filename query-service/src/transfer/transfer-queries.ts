import { findFile } from '@clearbench/access/resource-access';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { transferView } from '@clearbench/contracts/transfer/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';
import { readConversation } from './read-conversation.ts';

const mostShown = 50;

export const transferQueries = (context: QueryContext): Endpoint[] => [
  serve(readConversationRoute, async ({ params, principal }) => {
    const { summary } = await findFile(context.views, principal, params.fileId);
    return { reply: await readConversation(context.views, summary) };
  }),
  serve(listTransfersRoute, async ({ query, principal }) => {
    const { summary } = await findFile(context.views, principal, query.fileId);
    const where = [{ field: 'fileId', is: summary.fileId }];
    const sort = { field: 'requestedAt', direction: 'descending' } as const;
    const { items } = await context.views.find(transferView, { where, sort, limit: mostShown });
    return {
      reply: {
        items: items.map(({ sha256: _, refersTo: _refersTo, answers, history, replanningFailures, ...transfer }) => ({
          ...transfer,
          answers: [...answers],
          history: [...history],
          ...(replanningFailures ? { replanningFailures: [...replanningFailures] } : {}),
        })),
      },
    };
  }),
];
