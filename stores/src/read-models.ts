import type { View } from '@clearbench/contracts/view';
import type {
  Condition,
  Document,
  DocumentStore,
  Page,
  Query,
  StoredDocument,
} from './document-store/document-store.ts';

/** Reads read models by their view: whichever version of a projection is the active one. */
export type ReadModels = {
  get<D>(view: View<D>, id: string): Promise<D | undefined>;
  getStored<D>(
    view: View<D>,
    id: string,
  ): Promise<(Omit<StoredDocument, 'document'> & { readonly document: D }) | undefined>;
  find<D>(view: View<D>, query: Query): Promise<{ readonly items: readonly D[]; readonly next: string | undefined }>;
  count<D>(view: View<D>, where: readonly Condition[]): Promise<number>;
  /** Of the last event a read model has taken in. */
  position<D>(view: View<D>): number;
  /** Resolves when every read model holds what was appended up to a position, or fails with `projection.behind`. */
  reached(position: number): Promise<void>;
};

/** `active` names the collection a projection is served from now. */
export const readModels = (
  documents: DocumentStore,
  active: (projection: string) => string,
  position: (projection: string) => number,
  reached: (position: number) => Promise<void>,
): ReadModels => ({
  get: async <D>(view: View<D>, id: string) => (await documents.get(active(view.name), id))?.document as D | undefined,
  getStored: async <D>(view: View<D>, id: string) =>
    (await documents.get(active(view.name), id)) as (Omit<StoredDocument, 'document'> & { document: D }) | undefined,
  find: async <D>(view: View<D>, query: Query) => {
    const page: Page<Document> = await documents.find(active(view.name), query);
    return { items: page.items.map((item) => item.document as D), next: page.next };
  },
  count: (view, where) => documents.count(active(view.name), where),
  position: (view) => position(view.name),
  reached,
});
