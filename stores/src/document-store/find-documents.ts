import type { Database } from '../sqlite/database.ts';
import { type Collection, columnOf } from './collection-table.ts';
import { cursorOf, type PagePosition, positionIn } from './cursor.ts';
import type { Condition, Document, Page, Query } from './document-store.ts';
import { type Source, sourceOf } from './find-source.ts';
import { stretchBehind, stretchesAfter, stretchUpTo, unboundedBy } from './find-stretches.ts';
import { rowWindows, storedIn } from './read-documents.ts';
import { allOf, type Clause, clausesOf } from './sql-conditions.ts';
import { compareValues } from './value-order.ts';

/** A candidate row of the page; `value` is the value of its sort field. */
type Hit = PagePosition & { readonly position: number; readonly json: string };

/** Rows that are examined in one turn of the event loop. */
export const usualWindow = 4_000;

/**
 * One page of a query with declared fields. Rows that an index finds and another condition excludes are examined in
 * windows; the generator yields between windows, so that its caller lets other work run.
 */
export function* findDocuments<D extends Document>(
  database: Database,
  collection: Collection,
  query: Query,
  window: number,
): Generator<void, Page<D>> {
  const { limit } = query;
  const after = query.after === undefined ? undefined : positionIn(query.after, query);
  const boundedQuery = { ...query, where: unboundedBy(query, after) };
  const search = { database, source: sourceOf(database, collection, boundedQuery), sort: query.sort, window };

  const hits: Hit[] = [];
  for (const stretch of stretchesAfter(query, after)) {
    const wanted = limit + 1 - hits.length;
    if (wanted > 0) hits.push(...(yield* hitsIn(search, stretch, wanted)));
  }

  const last = hits.slice(0, limit).at(-1);
  // A document that changed between two windows may occur twice.
  const shown = new Map(hits.slice(0, limit).map((hit) => [hit.id, hit]));
  return {
    items: [...shown.values()].map(storedIn<D>),
    next: last && hits.length > limit ? cursorOf(query, last) : undefined,
  };
}

type Search = {
  readonly database: Database;
  readonly source: Source;
  readonly sort: Query['sort'];
  readonly window: number;
};

/** The first hits of a range, merged from all index scans. */
function* hitsIn(search: Search, stretch: Clause, wanted: number): Generator<void, Hit[]> {
  const { isWhole, route } = search.source;
  if (isWhole) return yield* hitsInTable(search, stretch, wanted);
  const { scans: walks } = route;
  const hits: Hit[] = [];
  for (const scan of walks) for (const hit of yield* hitsOf(search, scan, stretch, wanted)) hits.push(hit);
  return walks.length === 1 ? hits : firstOf(hits, search.sort, wanted);
}

const firstOf = (hits: readonly Hit[], { direction }: Query['sort'], wanted: number): Hit[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return hits
    .toSorted((a, b) => sign * (compareValues(a.value, b.value) || compareValues(a.id, b.id)))
    .slice(0, wanted);
};

/** The first hits of a range among all rows of a table, examined in windows. */
function* hitsInTable(search: Search, stretch: Clause, wanted: number): Generator<void, Hit[]> {
  const { database, source, sort, window } = search;
  const { from, route, also } = source;
  const column = columnOf(sort.field);
  const order = sort.direction === 'ascending' ? 'ASC' : 'DESC';
  let hits: Hit[] = [];
  for (const rows of rowWindows(database, from.text, window)) {
    const { text, values } = allOf([rows, ...clausesOf(route.rest), ...also, stretch]);
    const statement = database.statement(
      `SELECT id, position, json, ${column} AS value FROM ${from.text} NOT INDEXED WHERE deleted = 0 AND ${text}
       ORDER BY ${column} ${order}, id ${order} LIMIT ?`,
    );
    hits = firstOf([...hits, ...(statement.all(...values, wanted) as unknown as Hit[])], sort, wanted);
    yield;
  }
  return hits;
}

/** The first hits of one index scan through a range, in windows where rows may be excluded. */
function* hitsOf(search: Search, scan: Condition[], stretch: Clause, wanted: number): Generator<void, Hit[]> {
  const { database, source, sort, window } = search;
  const { from, route, also } = source;
  const [column, order] = [columnOf(sort.field), sort.direction === 'ascending' ? 'ASC' : 'DESC'];
  const ordered = `ORDER BY ${column} ${order}, id ${order}`;
  const hits: Hit[] = [];

  const select = (rest: readonly Condition[], bounds: readonly Clause[]): void => {
    const { text, values } = allOf([...clausesOf(scan), ...clausesOf(rest), ...also, ...bounds]);
    const statement = database.statement(
      `SELECT id, position, json, ${column} AS value FROM ${from.text} WHERE deleted = 0 AND ${text} ${ordered} LIMIT ?`,
    );
    for (const hit of statement.all(...from.values, ...values, wanted - hits.length)) hits.push(hit as unknown as Hit);
  };
  const lastOfWindow = (rest: readonly Condition[], bound: Clause): PagePosition | undefined => {
    // Conditions on the sort field also bound the scan; other conditions filter its rows.
    const onSort = rest.filter(({ field }) => field === sort.field);
    const { text, values } = allOf([...clausesOf(scan), ...clausesOf(onSort), bound]);
    const statement = database.statement(
      `SELECT id, ${column} AS value FROM ${from.text} WHERE deleted = 0 AND ${text} ${ordered} LIMIT 1 OFFSET ?`,
    );
    return statement.get(...from.values, ...values, window - 1) as PagePosition | undefined;
  };

  const isFiltered = also.length > 0 || route.rest.some(({ field }) => field !== sort.field);
  let [rest, bound] = [route.rest, stretch];
  for (;;) {
    const last = isFiltered && route.index !== undefined ? lastOfWindow(rest, bound) : undefined;
    select(rest, last ? [bound, stretchUpTo(last, sort)] : [bound]);
    if (!last || hits.length >= wanted) return hits;
    [rest, bound] = [unboundedBy({ where: rest, sort }, last), stretchBehind(last, sort)];
    yield;
  }
}
