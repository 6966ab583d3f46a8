import { listConversationsRoute } from '@clearbench/contracts/file/conversation-list-routes';
import { listFilesRoute } from '@clearbench/contracts/file/routes';
import type { caller } from '../../http/http-caller.ts';
import { rowOfConversation } from './conversation-rows.ts';
import type { ListAddress } from './list-address.ts';
import type { Page } from './list-slice.ts';

type PageQuery = ListAddress & { readonly after?: string; readonly limit: number };

/** Reads a page of the list in its view: files, or conversations. */
export const listPageOf = (call: typeof caller) => {
  const listFiles = call(listFilesRoute);
  const listConversations = call(listConversationsRoute);
  return async ({ view, sort, ...query }: PageQuery): Promise<Page> => {
    if (view === 'files') return listFiles({ query: { ...query, sort } });
    const { items, next } = await listConversations({ query });
    return { items: items.map(rowOfConversation), next, total: -1 };
  };
};
