import { summaryOfRow } from '@clearbench/contracts/file/list-row';
import type { listRemovedFilesRoute } from '@clearbench/contracts/file/removed-routes';
import { removalReason, removedFrom, restorableSince } from '@clearbench/contracts/file/retention';
import { type FileListRow, fileListView } from '@clearbench/contracts/file/views';
import type { QueryOf, ReplyOf } from '@clearbench/contracts/route';
import type { Condition } from '@clearbench/stores/document-store/document-store';
import type { QueryContext } from '../query-context.ts';
import { namesOf } from './names-of.ts';

type SearchRequest = Pick<QueryOf<typeof listRemovedFilesRoute>, 'rbVersion' | 'after' | 'limit'>;

const lastRemovedFirst = { field: 'changedAt', direction: 'descending' } as const;

const removedFile = (row: FileListRow, nameOf: ReadonlyMap<string, string>) => {
  const deletedByName = row.deletedBy === undefined ? undefined : nameOf.get(row.deletedBy);
  return {
    ...summaryOfRow(row),
    removedAt: row.changedAt,
    restorableUntil: row.restorableUntil ?? row.changedAt,
    reason: removalReason(row),
    ...(deletedByName === undefined ? {} : { deletedByName }),
  };
};

/** One page of restorable files. A removed file was last changed when it was removed. */
export const removedPage = async (
  { views }: Pick<QueryContext, 'views'>,
  environmentId: string,
  { rbVersion, after, limit }: SearchRequest,
  now: string,
): Promise<ReplyOf<typeof listRemovedFilesRoute>> => {
  const where: Condition[] = [
    { field: 'shelf', is: removedFrom(environmentId) },
    ...(rbVersion === undefined ? [] : [{ field: 'rbVersion', is: rbVersion }]),
  ];
  const [page, total] = await Promise.all([
    views.find(fileListView, { where, sort: lastRemovedFirst, limit, ...(after ? { after } : {}) }),
    views.count(fileListView, [...where, { field: 'changedAt', from: restorableSince(now) }]),
  ]);
  // The next page needs the same conditions, so a bound that moves with the clock cannot be one of them.
  const nameOf = await namesOf(
    views,
    page.items.flatMap(({ deletedBy = [] }) => deletedBy),
  );
  const found = page.items.map((row) => removedFile(row, nameOf));
  const items = found.filter(({ restorableUntil }) => restorableUntil >= now);
  const isLast = items.length < found.length;
  return { items, total, ...(page.next && !isLast ? { next: page.next } : {}) };
};
