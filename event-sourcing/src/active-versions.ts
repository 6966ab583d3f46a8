import type { CollectionShape, DocumentStore } from '@clearbench/stores/document-store/document-store';

/** Which version of a read model is served. */
export type ActiveVersion = {
  readonly version: number;
  readonly collection: string;
  readonly shape: CollectionShape;
  /** Collections nobody should read any more and that may still be there. */
  readonly retired: readonly string[];
  /** The collection that will take over. */
  readonly building?: string;
};

export type ActiveVersions = {
  prepare(): Promise<void>;
  read(name: string): Promise<ActiveVersion | undefined>;
  write(name: string, active: ActiveVersion): Promise<void>;
};

const collection = 'projections';

/** Kept among the documents, so that a restart in the middle of a rebuild still knows what to serve. */
export const activeVersions = (documents: DocumentStore): ActiveVersions => ({
  prepare: () => documents.prepare(collection, { indexes: [] }),
  read: async (name) => (await documents.get<ActiveVersion>(collection, name))?.document,
  write: async (name, active) => {
    const position = ((await documents.get(collection, name))?.position ?? 0) + 1;
    await documents.apply(collection, [{ id: name, position, document: active }]);
  },
});
