import { type FileListQuery, fileListQuery, type fileSorts } from '@clearbench/contracts/file/list-query';

/** What the address says about the list besides where it is. */
export type ListFilters = Pick<
  FileListQuery,
  'search' | 'direction' | 'messageType' | 'validity' | 'verdict' | 'transferState' | 'changedFrom' | 'changedTo'
> & { readonly sort: FileListQuery['sort']; readonly order: FileListQuery['order'] };

/** A list as it can be asked for. */
export type ListAddress = ListFilters & Pick<FileListQuery, 'environmentToken' | 'rbVersion'>;

const narrowing = [
  'search',
  'direction',
  'messageType',
  'validity',
  'verdict',
  'transferState',
  'changedFrom',
  'changedTo',
] as const;
const shape = fileListQuery.shape;

/** The filters an address names; what makes no sense there is left out. */
export const filtersOf = (query: URLSearchParams): ListFilters => {
  const given = narrowing.flatMap((name) => {
    const { success, data } = shape[name].safeParse(query.get(name) || undefined);
    return success && data !== undefined ? [[name, data] as const] : [];
  });
  return {
    ...(Object.fromEntries(given) as Partial<ListFilters>),
    sort: shape.sort.safeParse(query.get('sort') ?? undefined).data ?? 'changedAt',
    order: shape.order.safeParse(query.get('order') ?? undefined).data ?? 'descending',
  };
};

/** The address of filters, without what goes without saying. */
export const queryOf = ({ sort, order, ...filters }: ListFilters): URLSearchParams => {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  if (sort !== 'changedAt') query.set('sort', sort);
  if (order !== 'descending') query.set('order', order);
  return query;
};

export const narrows = (filters: ListFilters): boolean => narrowing.some((name) => Boolean(filters[name]));

/** The same list sorted by a column: names grow first, everything else falls first; once more turns it round. */
export const sortedBy = (filters: ListFilters, sort: (typeof fileSorts)[number]): ListFilters => {
  const natural = sort === 'fileName' ? 'ascending' : 'descending';
  const turned = filters.order === 'ascending' ? 'descending' : 'ascending';
  return { ...filters, sort, order: filters.sort === sort ? turned : natural };
};

/** Two lists with the same key are the same list. */
export const keyOf = (address: ListAddress): string =>
  `${address.environmentToken}/${address.rbVersion ?? ''}?${queryOf(address)}`;
