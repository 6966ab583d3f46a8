import type { FileListQuery } from '@clearbench/contracts/file/list-query';
import { summaryOfRow } from '@clearbench/contracts/file/list-row';
import type { listFilesRoute } from '@clearbench/contracts/file/routes';
import { fileCountView, fileListView } from '@clearbench/contracts/file/views';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { Desk } from '../desk.ts';
import { fileListRequest, narrows } from './file-list-request.ts';

/** The total of a list that shows less than everything: nobody counts that. */
const notCounted = -1;

/** One page of an environment's files. */
export const filePage = async (
  { views }: Desk,
  environmentId: string,
  query: FileListQuery,
): Promise<ReplyOf<typeof listFilesRoute>> => {
  const [page, count] = await Promise.all([
    views.find(fileListView, fileListRequest(environmentId, query)),
    narrows(query) ? undefined : views.get(fileCountView, environmentId),
  ]);
  const held = query.rbVersion ? count?.byRbVersion[query.rbVersion] : count?.total;
  const total = narrows(query) ? notCounted : (held ?? 0);
  return { items: page.items.map(summaryOfRow), total, ...(page.next ? { next: page.next } : {}) };
};
