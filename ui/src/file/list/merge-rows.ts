import type { FileListQuery } from '@clearbench/contracts/file/list-query';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';

type Order = Pick<FileListQuery, 'sort' | 'order'>;

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether a row comes after another in the list's order; equal ones are told apart by their ids, as the server does. */
const comesAfter = ({ sort, order }: Order, row: VipFileSummary, other: VipFileSummary): boolean => {
  const byValue = compare<string | number>(row[sort], other[sort]) || compare(row.fileId, other.fileId);
  return order === 'ascending' ? byValue > 0 : byValue < 0;
};

/**
 * What a list shows after its beginning was read again: the new beginning, then those of the old rows that come after
 * it. A row among `moved` (known to have changed) is not kept from the old ones: where it stands now is not known.
 */
export const mergeRows = (
  old: readonly VipFileSummary[],
  beginning: readonly VipFileSummary[],
  moved: ReadonlySet<string>,
  order: Order,
): VipFileSummary[] => {
  const last = beginning.at(-1);
  if (!last) return [];
  const read = new Set(beginning.map(({ fileId }) => fileId));
  const rest = old.filter((row) => !read.has(row.fileId) && !moved.has(row.fileId) && comesAfter(order, row, last));
  return [...beginning, ...rest];
};
