import { mongoName } from '../mongo/mongo-names.ts';
import type { SortValue } from './cursor.ts';
import { declaredFields } from './declared-fields.ts';
import type { Change, CollectionShape, Document, StoredDocument } from './document-store.ts';
import { searchable } from './search-words.ts';
import { sortValueOf } from './value-order.ts';

/**
 * A document as MongoDB keeps it: its text, beside it what it is asked by. Those that are gone stay as tombstones
 * without text, for their position drops late changes.
 */
export type MongoRow = {
  readonly _id: string;
  readonly position: number;
  readonly live: boolean;
  readonly json: string | null;
  readonly fields: Readonly<Record<string, SortValue>>;
  readonly search: string;
  readonly trigrams: readonly string[];
  /** The shape `fields`, `search` and `trigrams` were made for. */
  readonly shape: string;
};

/** A change as text, apart from the caller's objects. */
export type Draft = { readonly id: string; readonly position: number; readonly json: string | null };

export const draftOf = ({ id, position, document }: Change): Draft => ({
  id,
  position,
  json: document && JSON.stringify(document),
});

/** Of several changes to one document the newest, of equally new ones the first. */
export const newestOf = (drafts: readonly Draft[]): Draft[] => {
  const newest = new Map<string, Draft>();
  for (const draft of drafts) {
    const known = newest.get(draft.id);
    if (!known || known.position < draft.position) newest.set(draft.id, draft);
  }
  return [...newest.values()];
};

/** The row of a draft in a collection of this shape. */
export const rowOf = ({ id, position, json }: Draft, shape: CollectionShape): MongoRow => ({
  _id: id,
  position,
  live: json !== null,
  json,
  ...askedBy(json === null ? undefined : (JSON.parse(json) as Document), shape),
});

/** What is written beside a document's text so that it can be asked for. */
export const askedBy = (document: Document | undefined, shape: CollectionShape) => {
  const fields = document ? declaredFields(shape) : [];
  const search = document && shape.search !== undefined ? searchable(document[shape.search]) : '';
  return {
    fields: Object.fromEntries(fields.map((field) => [mongoName(field), sortValueOf(document ?? {}, field)])),
    search,
    trigrams: trigramsOf(search),
    shape: JSON.stringify(shape),
  };
};

/** Every three letters that stand side by side, each once. */
export const trigramsOf = (text: string): string[] => {
  const letters = Array.from(text);
  return [...new Set(letters.slice(2).map((_, start) => letters.slice(start, start + 3).join('')))];
};

/** The path of a declared field within a row. */
export const pathOf = (field: string): string => `fields.${mongoName(field)}`;

/** What of a row is read. */
export type ShownRow = Pick<MongoRow, '_id' | 'position' | 'json'>;

export const shown = { position: 1, json: 1 };

export const storedInRow = <D extends Document>({ _id, position, json }: ShownRow): StoredDocument<D> => ({
  id: _id,
  position,
  document: JSON.parse(json ?? 'null') as D,
});
