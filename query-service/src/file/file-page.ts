import { withDayOfGoing } from '@clearbench/access/owner-choice';
import type { FileListQuery } from '@clearbench/contracts/file/list-query';
import { retentionOfRow, summaryOfRow } from '@clearbench/contracts/file/list-row';
import type { listFilesRoute } from '@clearbench/contracts/file/routes';
import { fileCountView, fileListView } from '@clearbench/contracts/file/views';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { QueryContext } from '../query-context.ts';
import { fileListRequest, narrows } from './file-list-request.ts';

/** The total of a filtered list, which is not counted. */
const notCounted = -1;

/** One page of an environment's files. */
export const filePage = async (
  { views }: QueryContext,
  environmentId: string,
  query: FileListQuery,
): Promise<ReplyOf<typeof listFilesRoute>> => {
  const [page, count] = await Promise.all([
    views.find(fileListView, fileListRequest(environmentId, query)),
    narrows(query) ? undefined : views.get(fileCountView, environmentId),
  ]);
  const held = query.rbVersion ? count?.byRbVersion[query.rbVersion] : count?.total;
  const total = narrows(query) ? notCounted : (held ?? 0);
  const files = page.items.map((row) => ({ summary: summaryOfRow(row), stay: retentionOfRow(row) }));
  return { items: await withDayOfGoing(views, files), total, ...(page.next ? { next: page.next } : {}) };
};
