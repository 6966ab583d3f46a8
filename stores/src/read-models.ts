import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';
import type { View } from '@clearbench/contracts/view';
import type { Condition, Document, DocumentStore, Page, Query } from './document-store/document-store.ts';

/** Reads documents by their view, from the active version of the projection. */
export type ReadModels = {
  get<D>(view: View<D>, id: string): Promise<D | undefined>;
  find<D>(view: View<D>, query: Query): Promise<{ readonly items: readonly D[]; readonly next: string | undefined }>;
  count<D>(view: View<D>, where: readonly Condition[]): Promise<number>;
  /** Position of the last event that a read model has processed. */
  position<D>(view: View<D>): number;
  /** Position of the last event that may have changed it: a document read at the same position is still current. */
  changedAt<D>(view: View<D>): number;
  /**
   * Resolves when these read models (by default all) contain everything up to a position, or fails with
   * `projection.behind`.
   */
  reached(position: number, views?: readonly View<unknown>[]): Promise<void>;
};

/** The progress of projections, by name; `reached` without names means all. */
export type Progress = {
  /** The collection that serves a projection now. */
  active(projection: string): string;
  position(projection: string): number;
  /** Position of the last event that changed it; absent where unknown. */
  changedAt?(projection: string): number;
  reached(position: number, projections?: readonly string[]): Promise<void>;
};

const changedAt = (progress: Progress, name: string): number => progress.changedAt?.(name) ?? progress.position(name);

/** Number of cached documents per read model. */
const defaultCacheSize = 10_000;

/** Without `room`, where other processes write the documents, nothing is cached. */
export const readModels = (documents: DocumentStore, progress: Progress, room = defaultCacheSize): ReadModels => ({
  get: remembering(progress, room, async <D>(view: View<D>, id: string) => {
    const stored = await documents.get(progress.active(view.name), id);
    return stored?.document as D | undefined;
  }),
  find: async <D>(view: View<D>, query: Query) => {
    const page: Page<Document> = await documents.find(progress.active(view.name), query);
    return { items: page.items.map((item) => item.document as D), next: page.next };
  },
  count: (view, where) => documents.count(progress.active(view.name), where),
  position: (view) => progress.position(view.name),
  changedAt: (view) => changedAt(progress, view.name),
  reached: (position, views) =>
    progress.reached(
      position,
      views?.map(({ name }) => name),
    ),
});

/**
 * Returns cached documents while their read model is unchanged, because users and plans are read for every request. The
 * first read after a change clears the cache, so that no deleted document stays in memory.
 */
const remembering = (progress: Progress, room: number, read: ReadModels['get']): ReadModels['get'] => {
  if (room === 0) return read;
  type Documents = BoundedCache<Promise<unknown>>;
  const known = new Map<string, { readonly asOf: number; readonly documents: Documents }>();
  const memoryOf = (name: string) => {
    const asOf = changedAt(progress, name);
    const present = known.get(name);
    if (present?.asOf === asOf) return present.documents;
    // A new cache, not a cleared one: a read that began before the change ends in the old one.
    const documents: Documents = boundedCache(room);
    known.set(name, { asOf, documents });
    return documents;
  };
  const readInto = async <D>(documents: Documents, view: View<D>, id: string): Promise<D | undefined> => {
    const document = await read(view, id);
    documents.set(id, Promise.resolve(document));
    return document;
  };
  return <D>(view: View<D>, id: string) => {
    const documents = memoryOf(view.name);
    return (documents.get(id) as Promise<D | undefined> | undefined) ?? readInto(documents, view, id);
  };
};

/** For tests that write documents directly: collections have the names of their views, and nothing lags. */
export const uncachedReadModels = (documents: DocumentStore): ReadModels =>
  readModels(documents, { active: (name) => name, position: () => 0, reached: async () => undefined });
