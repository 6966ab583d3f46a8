import type { Database } from '../sqlite/database.ts';
import { type Collection, columnOf } from './collection-table.ts';
import { cursorOf, type Place, placeIn } from './cursor.ts';
import type { Document, Page, Query } from './document-store.ts';
import { type Source, sourceOf } from './find-source.ts';
import { stretchesAfter, unboundedBy } from './find-stretches.ts';
import { storedIn } from './read-documents.ts';
import { allOf, type Clause, clausesOf } from './sql-conditions.ts';
import { compareValues } from './value-order.ts';

/** A row of the page to be; `value` is what its sort field holds. */
type Hit = Place & { readonly position: number; readonly json: string };

/** One page of a query whose fields are declared. */
export const findDocuments = <D extends Document>(
  database: Database,
  collection: Collection,
  query: Query,
): Page<D> => {
  const { sort, limit } = query;
  const after = query.after === undefined ? undefined : placeIn(query.after, query);
  const asked = { ...query, where: unboundedBy(query, after) };
  const source = sourceOf(database, collection, asked);

  const hits: Hit[] = [];
  for (const stretch of stretchesAfter(query, after)) {
    const wanted = limit + 1 - hits.length;
    if (wanted > 0) hits.push(...hitsIn(database, source, stretch, sort, wanted));
  }

  const shown = hits.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(storedIn<D>),
    next: last && hits.length > limit ? cursorOf(query, last) : undefined,
  };
};

/** The first hits of a stretch, merged from all walks. */
const hitsIn = (
  database: Database,
  { from, route, also }: Source,
  stretch: Clause,
  { field, direction }: Query['sort'],
  wanted: number,
): Hit[] => {
  const column = columnOf(field);
  const order = direction === 'ascending' ? 'ASC' : 'DESC';
  const sign = direction === 'ascending' ? 1 : -1;

  const hits = route.walks.flatMap((walk) => {
    const { text, values } = allOf([...clausesOf(walk), ...clausesOf(route.rest), ...also, stretch]);
    const select = database.statement(
      `SELECT id, position, json, ${column} AS value FROM ${from.text}
       WHERE deleted = 0 AND ${text} ORDER BY ${column} ${order}, id ${order} LIMIT ?`,
    );
    return select.all(...from.values, ...values, wanted) as unknown as Hit[];
  });
  if (route.walks.length === 1) return hits;
  return hits.sort((a, b) => sign * (compareValues(a.value, b.value) || compareValues(a.id, b.id))).slice(0, wanted);
};
