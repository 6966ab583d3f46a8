import type { Checkpoint } from '../checkpoint-store/checkpoint-store.ts';

export type Document = Readonly<Record<string, unknown>>;

/** A document with the position of its last event. */
export type StoredDocument<D extends Document = Document> = {
  readonly id: string;
  readonly position: number;
  readonly document: D;
};

export type FieldValue = string | number | boolean;

/** All conditions must hold. `anyOf` matches any of the values; `from`/`to` are inclusive bounds on sortable fields. */
export type Condition =
  | { readonly field: string; readonly is: FieldValue }
  | { readonly field: string; readonly anyOf: readonly FieldValue[] }
  | { readonly field: string; readonly from?: string | number; readonly to?: string | number };

export type Query = {
  readonly where: readonly Condition[];
  /** One field (declared in an index) and a direction; ties are ordered by id in the same direction. */
  readonly sort: { readonly field: string; readonly direction: 'ascending' | 'descending' };
  /** Case-insensitive substring of the collection's declared search field; every blank-separated word must occur. */
  readonly search?: string;
  /**
   * The `next` of the previous page. Unreadable cursors, and those of another order, filter or search, fail with
   * `store.badCursor`.
   */
  readonly after?: string;
  readonly limit: number;
};

export type Page<D extends Document = Document> = {
  readonly items: readonly StoredDocument<D>[];
  /** Cursor of the following page, undefined on the last page. */
  readonly next: string | undefined;
};

/**
 * The queries that a collection supports: field lists, each served in order without a scan, and at most one text field
 * to search. The last field of a list can be sorted or bounded; the fields before it are matched with `is` or `anyOf`.
 */
export type CollectionShape = {
  readonly indexes: readonly (readonly string[])[];
  readonly search?: string;
};

export type PrepareOptions = {
  /**
   * A new collection gets its indexes by `createIndexes`, after it was filled; until then queries examine all its
   * documents. An adapter may create them at once.
   */
  readonly indexesLater?: boolean;
};

/** `document: null` deletes. Each change has the position of the last event it contains. */
export type Change = {
  readonly id: string;
  readonly position: number;
  readonly document: Document | null;
  /** Whether the caller found no document with this id; a hint that saves a look-up. */
  readonly isNew?: boolean;
};

/**
 * Read models: JSON documents in collections. Top-level scalar fields can be conditions and sort keys when declared in
 * the shape; other fields are refused with `store.notIndexed` {field}, and so is a search without a declared search
 * field.
 *
 * Guarantees: `apply` is atomic per document, and a change whose position is not greater than the stored one is dropped
 * (also after a deletion in the same collection), so writing a batch twice is harmless. Adapters with transactions
 * write all changes of one `apply` and the checkpoint in one; callers must not rely on that: the checkpoint is never
 * ahead of the documents. With an outdated fence nothing is written; without transactions only writes that are already
 * running complete.
 *
 * Documents are stored as JSON, and a read document belongs to the reader. Strings are ordered by code point; a
 * document whose sort field is missing or null comes before all others ascending, after them descending, and matches no
 * condition on that field. A declared field holds values of one type. The pages of a query together contain each
 * unchanged document exactly once.
 */
export type DocumentStore = {
  /**
   * Creates the collection and its indexes if missing, and migrates them to a changed shape; idempotent, and awaited
   * before use.
   */
  prepare(collection: string, shape: CollectionShape, options?: PrepareOptions): Promise<void>;
  /**
   * Creates indexes that the collection lacks: all of a small one, one of a large one, so that other writes run in
   * between. Resolves with whether one is still missing. Other calls are served meanwhile.
   */
  createIndexes(collection: string): Promise<boolean>;
  get<D extends Document>(collection: string, id: string): Promise<StoredDocument<D> | undefined>;
  /** The existing documents, by id. */
  getMany<D extends Document>(
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredDocument<D>>>;
  find<D extends Document>(collection: string, query: Query): Promise<Page<D>>;
  count(collection: string, where: readonly Condition[]): Promise<number>;
  /** Creates an unprepared collection without indexes. */
  apply(collection: string, changes: readonly Change[], checkpoint?: Checkpoint): Promise<void>;
  /** Removes the collection, its documents and indexes. */
  drop(collection: string): Promise<void>;
  /** Waits for running calls; every later call fails with `store.closed`. */
  close(): Promise<void>;
};
