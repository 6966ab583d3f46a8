import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { cursorOf, positionIn } from './cursor.ts';
import type { Document, Page, Query } from './document-store.ts';
import { filterOf, searchFilters, stretchesAfter } from './mongo-filters.ts';
import { pathOf, type ShownRow, shown, storedInRow } from './mongo-rows.ts';
import { rowsIn } from './mongo-shapes.ts';
import { sortValueOf } from './value-order.ts';

/** One page of a query with declared fields; it starts after the previous page without counting rows. */
export const findInMongo = async <D extends Document>(
  connection: MongoConnection,
  name: string,
  query: Query,
): Promise<Page<D>> => {
  const { sort, limit } = query;
  const rows = rowsIn(connection, name);
  const order = sort.direction === 'ascending' ? 1 : -1;
  const after = query.after === undefined ? undefined : positionIn(query.after, query);
  const also = searchFilters(query.search);

  const hits: ShownRow[] = [];
  for (const stretch of stretchesAfter(sort, after)) {
    const wanted = limit + 1 - hits.length;
    if (wanted <= 0) break;
    const found = () =>
      rows
        .find(filterOf(query.where, [...also, stretch]))
        .sort([
          [pathOf(sort.field), order],
          ['_id', order],
        ])
        .limit(wanted)
        .batchSize(wanted + 1)
        .project<ShownRow>(shown)
        .toArray();
    hits.push(...(await connection.ask(found)));
  }

  const items = hits.slice(0, limit).map(storedInRow<D>);
  const last = items.at(-1);
  const lastSortKey = last && { value: sortValueOf(last.document, sort.field), id: last.id };
  return { items, next: lastSortKey && hits.length > limit ? cursorOf(query, lastSortKey) : undefined };
};
