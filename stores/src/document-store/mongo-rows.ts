import { mongoName } from '../mongo/mongo-names.ts';
import type { SortValue } from './cursor.ts';
import { declaredFields } from './declared-fields.ts';
import type { Change, CollectionShape, Document, StoredDocument } from './document-store.ts';
import { searchable } from './search-words.ts';
import { sortValueOf } from './value-order.ts';

/**
 * The stored form of a document: its text and the fields for queries. Deleted documents stay as tombstones without
 * text, because their position makes late changes obsolete.
 */
export type MongoRow = {
  readonly _id: string;
  readonly position: number;
  readonly live: boolean;
  readonly json: string | null;
  readonly fields: Readonly<Record<string, SortValue>>;
  readonly search: string;
  readonly trigrams: readonly string[];
  /** The shape that `fields`, `search` and `trigrams` were computed for. */
  readonly shape: string;
};

/** A change as text, independent of the caller's objects. */
export type Draft = { readonly id: string; readonly position: number; readonly json: string | null };

export const draftOf = ({ id, position, document }: Change): Draft => ({
  id,
  position,
  json: document && JSON.stringify(document),
});

/** The newest of several changes to one document; the first of equally new ones. */
export const newestOf = (drafts: readonly Draft[]): Draft[] => {
  const newest = new Map<string, Draft>();
  for (const draft of drafts) {
    const known = newest.get(draft.id);
    if (!known || known.position < draft.position) newest.set(draft.id, draft);
  }
  return [...newest.values()];
};

/** The row of a change in a collection of this shape. */
export const rowOf = ({ id, position, json }: Draft, shape: CollectionShape): MongoRow => ({
  _id: id,
  position,
  live: json !== null,
  json,
  ...queryFieldsOf(json === null ? undefined : (JSON.parse(json) as Document), shape),
});

/** The fields for queries that are stored beside a document's text. */
export const queryFieldsOf = (document: Document | undefined, shape: CollectionShape) => {
  const fields = document ? declaredFields(shape) : [];
  const search = document && shape.search !== undefined ? searchable(document[shape.search]) : '';
  return {
    fields: Object.fromEntries(fields.map((field) => [mongoName(field), sortValueOf(document ?? {}, field)])),
    search,
    trigrams: trigramsOf(search),
    shape: JSON.stringify(shape),
  };
};

/** The trigrams of a text, each once. */
export const trigramsOf = (text: string): string[] => {
  const letters = Array.from(text);
  return [...new Set(letters.slice(2).map((_, start) => letters.slice(start, start + 3).join('')))];
};

/** The path of a declared field within a row. */
export const pathOf = (field: string): string => `fields.${mongoName(field)}`;

/** The read part of a row. */
export type ShownRow = Pick<MongoRow, '_id' | 'position' | 'json'>;

export const shown = { position: 1, json: 1 };

export const storedInRow = <D extends Document>({ _id, position, json }: ShownRow): StoredDocument<D> => ({
  id: _id,
  position,
  document: JSON.parse(json ?? 'null') as D,
});
