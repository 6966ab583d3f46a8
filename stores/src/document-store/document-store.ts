import type { Checkpoint } from '../checkpoint-store/checkpoint-store.ts';

export type Document = Readonly<Record<string, unknown>>;

/** A document with the position of the last event folded into it. */
export type StoredDocument<D extends Document = Document> = {
  readonly id: string;
  readonly position: number;
  readonly document: D;
};

export type FieldValue = string | number | boolean;

/** All conditions must hold. `anyOf` compares with each value; `from`/`to` are inclusive bounds on sortable fields. */
export type Condition =
  | { readonly field: string; readonly is: FieldValue }
  | { readonly field: string; readonly anyOf: readonly FieldValue[] }
  | { readonly field: string; readonly from?: string | number; readonly to?: string | number };

export type Query = {
  readonly where: readonly Condition[];
  /** One field (declared in an index) and a direction; ties are broken by id in the same direction. */
  readonly sort: { readonly field: string; readonly direction: 'ascending' | 'descending' };
  /** Case-insensitive substring of the collection's declared search field; every blank-separated word must occur. */
  readonly search?: string;
  /** The `next` of the page before. Unreadable ones, and those of another order, filter or search, fail with `store.badCursor`. */
  readonly after?: string;
  readonly limit: number;
};

export type Page<D extends Document = Document> = {
  readonly items: readonly StoredDocument<D>[];
  /** Cursor of the following page, undefined on the last. */
  readonly next: string | undefined;
};

/**
 * How a collection is asked: field lists, each served in order without a scan, and at most one text field to search.
 * The last field of a list is one to sort or bound by; those before it are asked with `is` or `anyOf`.
 */
export type CollectionShape = {
  readonly indexes: readonly (readonly string[])[];
  readonly search?: string;
};

/** `document: null` deletes. Each change says the position of the last event it contains. */
export type Change = { readonly id: string; readonly position: number; readonly document: Document | null };

/**
 * Read models: JSON documents in collections. Top-level scalar fields can be conditions and sort keys when declared in
 * the shape; other fields are refused with `store.notIndexed` {field}, so is a search where no search field is declared.
 *
 * Promised: `apply` is atomic per document, and a change whose position is not greater than the stored one is dropped
 * (also after a deletion in the same collection), so writing a batch twice is harmless. Where an adapter can, all changes of one `apply` and the
 * checkpoint move in one transaction; a caller must be right without that too: the checkpoint is never ahead of the documents.
 * Behind a fence that is too high nothing is written; where there are no transactions, nothing but what was on its way.
 *
 * Documents are kept as JSON keeps them, and what is read belongs to the reader. Strings are ordered by code point; a
 * document whose sort field is missing or null comes before all others ascending, after them descending, and no condition
 * on that field holds for it. A declared field holds values of one type. Pages put together show each document that was
 * not changed meanwhile exactly once.
 */
export type DocumentStore = {
  /** Creates the collection and its indexes if missing, and brings them to a changed shape; safe to repeat, to be awaited before use. */
  prepare(collection: string, shape: CollectionShape): Promise<void>;
  get<D extends Document>(collection: string, id: string): Promise<StoredDocument<D> | undefined>;
  /** The documents that exist, by id. */
  getMany<D extends Document>(
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredDocument<D>>>;
  find<D extends Document>(collection: string, query: Query): Promise<Page<D>>;
  count(collection: string, where: readonly Condition[]): Promise<number>;
  /** A collection that was never prepared is created without indexes. */
  apply(collection: string, changes: readonly Change[], checkpoint?: Checkpoint): Promise<void>;
  /** Removes the collection, its documents and indexes. */
  drop(collection: string): Promise<void>;
  /** Waits for what is under way; every later call fails with `store.closed`. */
  close(): Promise<void>;
};
