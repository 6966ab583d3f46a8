import { advancePosition, type Positions } from '../checkpoint-store/memory.ts';
import { lifecycleGuard } from '../lifecycle-guard.ts';
import { cursorOf, positionIn } from './cursor.ts';
import { noShape, requireAskable, requireDeclared } from './declared-fields.ts';
import type { Change, CollectionShape, Document, DocumentStore, Query, StoredDocument } from './document-store.ts';
import { searchable, searchWords } from './search-words.ts';
import { compareValues, holds, sortValueOf } from './value-order.ts';

/**
 * `json` is null for a deleted document, whose position makes late changes obsolete. `examined` is the document as
 * queries examine it, from the first query on; callers get copies.
 */
type Row = { readonly position: number; readonly json: string | null; examined?: Document };
type Collection = { shape: CollectionShape; readonly rows: Map<string, Row> };

/** Documents in memory; every query is a scan. Shares `positions` with the memory checkpoints. */
export const memoryDocumentStore = (positions: Positions = new Map()): DocumentStore => {
  const collections = new Map<string, Collection>();
  const open = lifecycleGuard();

  const opened = (name: string): Collection => {
    open.pass();
    return collections.get(name) ?? { shape: noShape, rows: new Map() };
  };

  return {
    async prepare(name, shape) {
      collections.set(name, { ...opened(name), shape });
    },
    async createIndexes() {
      open.pass();
      return false;
    },
    async get<D extends Document>(name: string, id: string) {
      return stored<D>(id, opened(name).rows.get(id));
    },
    async getMany<D extends Document>(name: string, ids: readonly string[]) {
      const { rows } = opened(name);
      return new Map(ids.flatMap((id) => stored<D>(id, rows.get(id)) ?? []).map((each) => [each.id, each]));
    },
    async find<D extends Document>(name: string, query: Query) {
      return page<D>(opened(name), query);
    },
    async count(name, where) {
      const { shape, rows } = opened(name);
      requireDeclared(shape, where);
      return living(rows).filter(({ examined }) => where.every((condition) => holds(condition, examined))).length;
    },
    async apply(name, changes, checkpoint) {
      const collection = opened(name);
      const rows = changes.map((change) => [change, rowOf(change)] as const);
      if (checkpoint) advancePosition(positions, checkpoint);
      collections.set(name, collection);
      for (const [{ id }, row] of rows) {
        if (row.position > (collection.rows.get(id)?.position ?? -1)) collection.rows.set(id, row);
      }
    },
    async drop(name) {
      open.pass();
      collections.delete(name);
    },
    async close() {
      open.shut();
    },
  };
};

const rowOf = ({ position, document }: Change): Row => ({ position, json: document && JSON.stringify(document) });

const stored = <D extends Document>(id: string, row: Row | undefined): StoredDocument<D> | undefined =>
  row && row.json !== null ? { id, position: row.position, document: JSON.parse(row.json) as D } : undefined;

const living = (rows: Collection['rows']): { readonly id: string; readonly examined: Document }[] =>
  [...rows].flatMap(([id, row]) => {
    if (row.json === null) return [];
    row.examined ??= JSON.parse(row.json) as Document;
    return { id, examined: row.examined };
  });

const page = <D extends Document>({ shape, rows }: Collection, query: Query) => {
  requireAskable(shape, query);
  const { where, sort, limit } = query;
  const words = searchWords(query.search);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sortKeyOf = ({ id, examined }: ReturnType<typeof living>[number]) => ({
    value: sortValueOf(examined, sort.field),
    id,
  });
  const order = (a: ReturnType<typeof sortKeyOf>, b: ReturnType<typeof sortKeyOf>) =>
    sign * (compareValues(a.value, b.value) || compareValues(a.id, b.id));

  const after = query.after === undefined ? undefined : positionIn(query.after, query);
  const found = living(rows)
    .filter(({ examined }) => where.every((condition) => holds(condition, examined)))
    .filter(({ examined }) => words.every((word) => searchable(examined[shape.search ?? '']).includes(word)))
    .filter((each) => !after || order(sortKeyOf(each), after) > 0)
    .sort((a, b) => order(sortKeyOf(a), sortKeyOf(b)));

  const shown = found.slice(0, limit);
  const items = shown.flatMap(({ id }) => stored<D>(id, rows.get(id)) ?? []);
  const last = shown.at(-1);
  return { items, next: last && found.length > limit ? cursorOf(query, sortKeyOf(last)) : undefined };
};
