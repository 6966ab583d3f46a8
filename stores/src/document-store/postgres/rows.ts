import { bytesArray, flagArray, numberArray, textArray } from '../../postgres/array-values.ts';
import { sql } from '../../postgres/sql.ts';
import type { SortValue } from '../cursor.ts';
import { declaredFields } from '../declared-fields.ts';
import type { Change, CollectionShape, Document, FieldValue, StoredDocument } from '../document-store.ts';
import { searchable } from '../search-words.ts';
import { sortValueOf } from '../value-order.ts';
import { fieldLimit, isCutId, keyOfId, keyOfValue, missingKey } from './sort-keys.ts';

/** A change as text, independent of the caller's objects; `document` is null for a deletion. */
export type Draft = {
  readonly id: Buffer;
  readonly longId: Buffer | null;
  readonly position: number;
  readonly document: string | null;
  /** The fields of the document, which are values. */
  readonly fields: Document | null;
};

/**
 * The newest of several changes to each document, the first of equally new ones. They are in the order of their ids, so
 * that two writers lock rows in the same order.
 */
export const draftsOf = (changes: readonly Change[]): Draft[] => {
  const newest = new Map<string, Change>();
  for (const change of changes) {
    const known = newest.get(change.id);
    if (!known || known.position < change.position) newest.set(change.id, change);
  }
  return [...newest.values()].map(draftOf).sort((one, other) => Buffer.compare(one.id, other.id));
};

const draftOf = ({ id, position, document }: Change): Draft => {
  const key = keyOfId(id);
  return {
    id: key,
    longId: isCutId(key) ? Buffer.from(id) : null,
    position,
    document: document && JSON.stringify(document),
    fields: document && { ...document },
  };
};

/** Makes the keys of fields in collections of a shape. */
export type FieldKeys = { readonly fields: readonly string[]; keyOf(value: SortValue | FieldValue): Buffer };

export const fieldKeysOf = (shape: CollectionShape): FieldKeys => {
  const limit = fieldLimit(Math.max(0, ...shape.indexes.map(({ length }) => length)));
  return {
    fields: declaredFields(shape),
    keyOf: (value) => keyOfValue(typeof value === 'boolean' ? Number(value) : value, limit),
  };
};

/** The values of an array for each column of rows with these documents; null for a deleted one. */
export const queryColumnsOf = (documents: readonly (Document | null)[], shape: CollectionShape) => {
  const { fields, keyOf } = fieldKeysOf(shape);
  const { search } = shape;
  return {
    search: textArray(
      documents.map((document) => (document && search !== undefined ? searchable(document[search]) : '')),
    ),
    fields: fields.map((field) =>
      bytesArray(documents.map((document) => (document ? keyOf(sortValueOf(document, field)) : missingKey))),
    ),
  };
};

/** The values of an array for each column of rows with these drafts. */
export const columnsOf = (drafts: readonly Draft[], shape: CollectionShape) => ({
  id: bytesArray(drafts.map(({ id }) => id)),
  longId: bytesArray(drafts.map(({ longId }) => longId)),
  position: numberArray(drafts.map(({ position }) => position)),
  deleted: flagArray(drafts.map(({ document }) => document === null)),
  document: textArray(drafts.map(({ document }) => document)),
  ...queryColumnsOf(
    drafts.map(({ fields }) => fields),
    shape,
  ),
});

/** The read columns of a row: id, position and document. */
export const shownColumns = sql`coalesce(long_id, id) AS shown_id, position, document`;

/** Their values. */
export type ShownRow = readonly [id: Buffer, position: number, document: string];

export const storedInRow = <D extends Document>([id, position, document]: ShownRow): StoredDocument<D> => ({
  id: id.toString(),
  position,
  document: JSON.parse(document) as D,
});
