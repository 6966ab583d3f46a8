import { findFile } from '@clearbench/access/reach';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { transferView } from '@clearbench/contracts/transfer/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Desk } from '../desk.ts';

const mostShown = 50;

export const transferQueries = (desk: Desk): Endpoint[] => [
  serve(listTransfersRoute, async ({ query, principal }) => {
    const { summary } = await findFile(desk.views, principal, query.fileId);
    const where = [{ field: 'fileId', is: summary.fileId }];
    const sort = { field: 'requestedAt', direction: 'descending' } as const;
    const { items } = await desk.views.find(transferView, { where, sort, limit: mostShown });
    return {
      reply: {
        items: items.map(({ sha256: _, answers, history, ...transfer }) => ({
          ...transfer,
          answers: [...answers],
          history: [...history],
        })),
      },
    };
  }),
];
