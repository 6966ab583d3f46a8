import { findFile } from '@clearbench/access/resource-access';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { compareWithOriginalRoute } from '@clearbench/contracts/transfer/original-comparison';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { shownTransfer } from '@clearbench/contracts/transfer/shown-transfer';
import { transferView } from '@clearbench/contracts/transfer/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';
import { originalComparisons } from './compare-with-original.ts';
import { readConversation } from './read-conversation.ts';

const mostShown = 50;

export const transferQueries = (
  context: QueryContext,
  compareWithOriginals = originalComparisons(context),
): Endpoint[] => [
  serve(readConversationRoute, async ({ params, principal }) => {
    const { summary } = await findFile(context.views, principal, params.fileId);
    return { reply: await readConversation(context.views, summary) };
  }),
  serve(compareWithOriginalRoute, async ({ params, query, principal }) => {
    const file = await findFile(context.views, principal, params.fileId);
    const { language = principal.user.settings.language } = query;
    return { reply: await compareWithOriginals(principal, file, language) };
  }),
  serve(listTransfersRoute, async ({ query, principal }) => {
    const { summary } = await findFile(context.views, principal, query.fileId);
    const where = [{ field: 'fileId', is: summary.fileId }];
    const sort = { field: 'requestedAt', direction: 'descending' } as const;
    const { items } = await context.views.find(transferView, { where, sort, limit: mostShown });
    return { reply: { items: items.map(shownTransfer) } };
  }),
];
