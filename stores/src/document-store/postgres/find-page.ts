import type { Queries } from '../../postgres/queries.ts';
import { plannedAnew, type Statement, sql } from '../../postgres/sql.ts';
import { cursorOf, type PagePosition, positionIn } from '../cursor.ts';
import type { CollectionShape, Document, Page, Query } from '../document-store.ts';
import { searchWords } from '../search-words.ts';
import { sortValueOf } from '../value-order.ts';
import { type PageParts, partsOf } from './page-parts.ts';
import { type ShownRow, shownColumns, storedInRow } from './rows.ts';
import { searchPage } from './search-page.ts';

/** One page of a query with declared fields; it starts after the previous page. */
export const findInPostgres = async <D extends Document>(
  queries: Queries,
  name: string,
  shape: CollectionShape,
  query: Query,
): Promise<Page<D>> => {
  const { sort, limit } = query;
  const after = query.after === undefined ? undefined : positionIn(query.after, query);
  const rows = await rowsOf(queries, name, shape, query, after);
  const items = rows.slice(0, limit).map(storedInRow<D>);
  const last = items.at(-1);
  const next = last && rows.length > limit ? { value: sortValueOf(last.document, sort.field), id: last.id } : undefined;
  return { items, next: next && cursorOf(query, next) };
};

/** The rows of a page, and one more where there is one. */
const rowsOf = async (
  queries: Queries,
  name: string,
  shape: CollectionShape,
  query: Query,
  after: PagePosition | undefined,
): Promise<readonly ShownRow[]> => {
  const parts = partsOf(name, shape, query, after);
  if (!parts) return [];
  const words = searchWords(query.search);
  if (words.length > 0) return searchPage(queries, { name, shape, query, after, parts, words });
  return queries.tuples(pageOf(parts, query.limit + 1));
};

const pageOf = ({ hits, order }: PageParts, most: number): Statement =>
  plannedAnew(sql`SELECT ${shownColumns} FROM (${hits([], most)}) AS page ${order}`);
