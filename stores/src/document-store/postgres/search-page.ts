import type { Queries } from '../../postgres/queries.ts';
import { joined, plannedAnew, raw, type Statement, sql } from '../../postgres/sql.ts';
import type { PagePosition } from '../cursor.ts';
import { declaredFields } from '../declared-fields.ts';
import type { CollectionShape, Query } from '../document-store.ts';
import { allOf, conditionsOf } from './conditions.ts';
import { ordered, type PageParts } from './page-parts.ts';
import { positionBehind } from './page-range.ts';
import { fieldKeysOf, type ShownRow, shownColumns } from './rows.ts';
import { columnOf, tableOf } from './table-names.ts';

/** A page of documents that contain all words. */
type SearchPage = {
  readonly name: string;
  readonly shape: CollectionShape;
  readonly query: Query;
  readonly after: PagePosition | undefined;
  readonly parts: PageParts;
  readonly words: readonly string[];
};

/** Up to this number of documents with the words are looked up by their trigrams, and then sorted. */
const fewHits = 5_000;

/**
 * The rows of a page with a search, and one more. Words that many documents contain are found in the first rows of the
 * order, and others by their trigrams. Words that many documents contain, but few of this page's ranges, are looked for
 * in the whole order. The product decides this, because the server has no statistics about the texts.
 */
export const searchPage = async (queries: Queries, page: SearchPage): Promise<readonly ShownRow[]> => {
  const most = page.query.limit + 1;
  const first = await queries.tuples<ShownRow>(inWindow(page, most));
  if (first.length >= most) return first;
  if (page.words.some(hasTrigram)) {
    const found = await queries.tuples<FoundRow>(byTrigrams(page, most));
    const isComplete = (found[0]?.[3] ?? 0) <= fewHits;
    if (isComplete) return found.flatMap(([id, position, document]) => (id ? [[id, position, document] as const] : []));
  }
  return queries.tuples(inOrder(page, most));
};

/** A row and the number of documents with the words. */
type FoundRow = readonly [id: Buffer | null, position: number, document: string, total: number];

/** Whether pg_trgm finds a trigram in a word: it has three letters or digits one after another. */
const hasTrigram = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

const patternsOf = (words: readonly string[]): Statement[] =>
  words.map((word) => sql`search LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);

/** The hits among the first rows of the order; the server stops as soon as it has enough. */
const inWindow = ({ parts: { hits, order, window }, words }: SearchPage, most: number): Statement =>
  plannedAnew(sql`SELECT ${shownColumns} FROM (${hits([], window)}) AS begun
    WHERE ${joined(patternsOf(words), ' AND ')} ${order} LIMIT ${most}`);

/** The hits in the whole order; the index of trigrams does not serve this comparison. */
const inOrder = ({ parts: { hits, order }, words }: SearchPage, most: number): Statement => {
  const contained = words.map((word) => sql`strpos(search, ${word}) > 0`);
  return plannedAnew(sql`SELECT ${shownColumns} FROM (${hits(contained, most)}) AS page ${order}`);
};

/** The hits among few documents with the words, with the number of these; a row without a document where there is none. */
const byTrigrams = ({ name, shape, query, after, words }: SearchPage, most: number): Statement => {
  const [table, keys, value] = [tableOf(name), fieldKeysOf(shape), columnOf(query.sort.field)];
  const columns = joined([raw('id'), ...declaredFields(shape).map(columnOf)]);
  const conditions = [raw('true'), ...conditionsOf(query.where, keys), ...positionBehind(query, after, keys)];
  return plannedAnew(sql`
    WITH found AS MATERIALIZED (
      SELECT ${columns} FROM ${table} WHERE ${allOf(patternsOf(words))} LIMIT ${fewHits + 1}
    ), page AS MATERIALIZED (
      SELECT id, ${value} FROM found WHERE ${joined(conditions, ' AND ')} ${ordered([value], query)} LIMIT ${most}
    ), shown AS (
      SELECT page.id, page.${value}, ${shownColumns} FROM page JOIN ${table} AS stored USING (id)
    )
    SELECT shown_id, position, document, (SELECT count(*) FROM found)
    FROM (SELECT 1) AS always LEFT JOIN shown ON true ${ordered([value], query)}`);
};
