import type { View } from '@clearbench/contracts/view';
import type { Condition, Document, DocumentStore, Page, Query } from './document-store/document-store.ts';
import { type ShortMemory, shortMemory } from './short-memory.ts';

/** Reads read models by their view: whichever version of a projection is the active one. */
export type ReadModels = {
  get<D>(view: View<D>, id: string): Promise<D | undefined>;
  find<D>(view: View<D>, query: Query): Promise<{ readonly items: readonly D[]; readonly next: string | undefined }>;
  count<D>(view: View<D>, where: readonly Condition[]): Promise<number>;
  /** Of the last event a read model has taken in. */
  position<D>(view: View<D>): number;
  /** Of the last event it may have changed with: what was read at the same figure before still holds. */
  changedAt<D>(view: View<D>): number;
  /** Resolves when these read models (left out: all of them) hold what was appended up to a position, or fails with `projection.behind`. */
  reached(position: number, views?: readonly View<unknown>[]): Promise<void>;
};

/** How far projections have come, by name; `reached` without names means all. */
export type Progress = {
  /** The collection a projection is served from now. */
  active(projection: string): string;
  position(projection: string): number;
  /** Of the last event that changed anything in it; left out where that is not known. */
  changedAt?(projection: string): number;
  reached(position: number, projections?: readonly string[]): Promise<void>;
};

const changedAt = (progress: Progress, name: string): number => progress.changedAt?.(name) ?? progress.position(name);

/** Documents of one read model remembered at a time. */
const usualRoom = 10_000;

/** Without `room`, where others write what is read here, nothing is remembered: every read is one of the store. */
export const readModels = (documents: DocumentStore, progress: Progress, room = usualRoom): ReadModels => ({
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
 * Answers again what was read before, while its read model has not changed since: who asks, and with which plan, is
 * read for every request. With the first read after a change all of it is let go, so that nobody deleted stays here.
 */
const remembering = (progress: Progress, room: number, read: ReadModels['get']): ReadModels['get'] => {
  if (room === 0) return read;
  const known = new Map<string, { readonly asOf: number; readonly documents: ShortMemory<{ document: unknown }> }>();
  const memoryOf = (name: string) => {
    const asOf = changedAt(progress, name);
    const present = known.get(name);
    if (present?.asOf === asOf) return present.documents;
    const documents = shortMemory<{ document: unknown }>(room);
    known.set(name, { asOf, documents });
    return documents;
  };
  return async <D>(view: View<D>, id: string) => {
    const documents = memoryOf(view.name);
    const present = documents.get(id);
    if (present) return present.document as D | undefined;
    const document = await read(view, id);
    documents.keep(id, { document });
    return document;
  };
};

/** For tests whose documents are put in place by hand: collections are named like their views, and nothing lags. */
export const stillReadModels = (documents: DocumentStore): ReadModels =>
  readModels(documents, { active: (name) => name, position: () => 0, reached: async () => undefined });
