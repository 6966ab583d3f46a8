import { stayOfRow, summaryOfRow } from '@clearbench/contracts/file/list-row';
import type { listRemovedFilesRoute } from '@clearbench/contracts/file/removed-routes';
import { removedFrom, restorableSince } from '@clearbench/contracts/file/stay';
import { type FileListRow, fileListView } from '@clearbench/contracts/file/views';
import type { QueryOf, ReplyOf } from '@clearbench/contracts/route';
import type { Condition } from '@clearbench/stores/document-store/document-store';
import type { Desk } from '../desk.ts';

type Asked = Pick<QueryOf<typeof listRemovedFilesRoute>, 'rbVersion' | 'after' | 'limit'>;

const lastRemovedFirst = { field: 'changedAt', direction: 'descending' } as const;

const removedFile = (row: FileListRow) => ({
  ...summaryOfRow(row),
  removedAt: row.changedAt,
  restorableUntil: stayOfRow(row).restorableUntil ?? row.changedAt,
});

/** One page of what can still be brought back. A removed file was last changed when it was removed. */
export const removedPage = async (
  { views }: Pick<Desk, 'views'>,
  environmentId: string,
  { rbVersion, after, limit }: Asked,
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
  // The next page must be asked with the same conditions: a bound that moves with the clock cannot be among them.
  const found = page.items.map(removedFile);
  const items = found.filter(({ restorableUntil }) => restorableUntil >= now);
  const isLast = items.length < found.length;
  return { items, total, ...(page.next && !isLast ? { next: page.next } : {}) };
};
