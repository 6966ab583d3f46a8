import {
  directions,
  fileSorts,
  fileValidities,
  longestMessageType,
  longestSearch,
  sortOrders,
  transferStates,
  transferVerdicts,
} from '@clearbench/contracts/file/choices';
import type { FileListQuery } from '@clearbench/contracts/file/list-query';

/** The list shows conversations, a sent file with its answers, or all files in one sequence. */
export const listViewNames = ['conversations', 'files'] as const;
export type ListViewName = (typeof listViewNames)[number];

/** The filters and the order in the address of the list. */
export type ListFilters = Pick<
  FileListQuery,
  'search' | 'direction' | 'messageType' | 'validity' | 'verdict' | 'transferState' | 'changedFrom' | 'changedTo'
> & { readonly sort: FileListQuery['sort']; readonly order: FileListQuery['order']; readonly view: ListViewName };

/** The query of a list. */
export type ListAddress = ListFilters & Pick<FileListQuery, 'environmentToken' | 'rbVersion'>;

const among =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);
const upTo = (longest: number) => (text: string) => (text.length <= longest ? text : undefined);
const aDay = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined);

type Narrowing = Omit<ListFilters, 'sort' | 'order' | 'view'>;

/** Parsers of the address; invalid values are dropped. They use no schemas, which would be larger than the list. */
const readers: { readonly [Name in keyof Narrowing]-?: (text: string) => Narrowing[Name] } = {
  search: upTo(longestSearch),
  direction: among(directions),
  messageType: upTo(longestMessageType),
  validity: among(fileValidities),
  verdict: among(transferVerdicts),
  transferState: among(['none', ...transferStates]),
  changedFrom: aDay,
  changedTo: aDay,
};
const narrowing = Object.keys(readers) as (keyof Narrowing)[];

/**
 * The filters of an address; invalid values are omitted. An address without a view shows the one that the user chose
 * last. Conversations are in the order of their last change.
 */
export const filtersOf = (query: URLSearchParams, lastView: ListViewName = 'conversations'): ListFilters => {
  const view = among(listViewNames)(query.get('view') ?? '') ?? lastView;
  const sort = among(fileSorts)(query.get('sort') ?? '') ?? 'changedAt';
  const given = narrowing.flatMap((name) => {
    const text = query.get(name);
    const value = text ? readers[name](text) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...(Object.fromEntries(given) as Partial<Narrowing>),
    view,
    sort: view === 'conversations' ? 'changedAt' : sort,
    order: among(sortOrders)(query.get('order') ?? '') ?? 'descending',
  };
};

/** The address of filters, without default values. */
export const queryOf = ({ sort, order, view, ...filters }: ListFilters): URLSearchParams => {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  if (view !== 'conversations') query.set('view', view);
  if (sort !== 'changedAt') query.set('sort', sort);
  if (order !== 'descending') query.set('order', order);
  return query;
};

export const narrows = (filters: ListFilters): boolean => narrowing.some((name) => Boolean(filters[name]));

/**
 * The same list sorted by a column: names ascending first, everything else descending first; choosing it again reverses
 * the order.
 */
export const sortedBy = (filters: ListFilters, sort: (typeof fileSorts)[number]): ListFilters => {
  const natural = sort === 'fileName' ? 'ascending' : 'descending';
  const turned = filters.order === 'ascending' ? 'descending' : 'ascending';
  return { ...filters, sort, order: filters.sort === sort ? turned : natural };
};

/** The same list in the other view. */
export const viewedAs = (filters: ListFilters, view: ListViewName): ListFilters =>
  view === 'files' ? { ...filters, view } : { ...filters, view, sort: 'changedAt' };

/** The list without its filters. */
export const unfiltered = ({ sort, order, view }: ListFilters): ListFilters => ({ sort, order, view });

/** Two lists with the same key are the same list. */
export const keyOf = (address: ListAddress): string =>
  `${address.environmentToken}/${address.rbVersion ?? ''}?${queryOf(address)}`;
