import { findEnvironment } from '@clearbench/access/resource-access';
import { listConversationsRoute } from '@clearbench/contracts/file/conversation-list-routes';
import { listRemovedFilesRoute } from '@clearbench/contracts/file/removed-routes';
import { listFilesRoute } from '@clearbench/contracts/file/routes';
import { fileCountView, fileListView } from '@clearbench/contracts/file/views';
import { planView } from '@clearbench/contracts/plan/views';
import { transferView } from '@clearbench/contracts/transfer/views';
import { userView } from '@clearbench/contracts/user/views';
import type { View } from '@clearbench/contracts/view';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';
import { conversationPage } from './conversation-page.ts';
import { filePage, type StatusOf } from './file-page.ts';
import { recentPages } from './recent-pages.ts';
import { removedPage } from './removed-page.ts';

/** The read models of the list: rows, counts, the status of answers, and the retention of their owners. */
const shownOnPages: readonly View<unknown>[] = [fileListView, fileCountView, transferView, userView, planView];

/** The lists of files: of all files, of conversations, and of removed files. */
export const listQueries = (queryContext: QueryContext, statusOf: StatusOf, pages = recentPages()): Endpoint[] => {
  const { views } = queryContext;
  /** The key of a page as of the present state of its read models. */
  const versioned = (environmentId: string, url: string): string =>
    `${shownOnPages.map((view) => views.changedAt(view)).join(' ')} ${environmentId} ${url}`;
  return [
    serve(listFilesRoute, async ({ query, principal, request }) => {
      const { environmentId } = await findEnvironment(views, principal, query.environmentToken);
      const page = () => filePage(views, environmentId, query, statusOf);
      return { written: await pages(versioned(environmentId, request.url), page) };
    }),

    serve(listConversationsRoute, async ({ query, principal, request }) => {
      const { environmentId } = await findEnvironment(views, principal, query.environmentToken);
      const page = () => conversationPage(views, environmentId, query, statusOf);
      return { written: await pages(versioned(environmentId, request.url), page) };
    }),

    serve(listRemovedFilesRoute, async ({ query, principal, at }) => {
      const { environmentId } = await findEnvironment(views, principal, query.environmentToken);
      return { reply: await removedPage(queryContext, environmentId, query, at) };
    }),
  ];
};
