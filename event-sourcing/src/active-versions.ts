import type { CollectionShape, DocumentStore } from '@clearbench/stores/document-store/document-store';

import { projectorName } from './projector-name.ts';

/** The served version of a read model. */
export type ActiveVersion = {
  readonly version: number;
  readonly collection: string;
  readonly shape: CollectionShape;
  /** Dropped collections that may still exist in the store. */
  readonly retired: readonly string[];
  /** The collection that is being built and will be served next. */
  readonly building?: string;
};

export type ActiveVersions = {
  prepare(): Promise<void>;
  read(name: string): Promise<ActiveVersion | undefined>;
  /** The known versions, by read model name. */
  readMany(names: readonly string[]): Promise<ReadonlyMap<string, ActiveVersion>>;
  write(name: string, active: ActiveVersion): Promise<void>;
};

const collection = 'projections';

/**
 * Stored among the documents, so that the served version is known after a restart during a rebuild; writes use the
 * fencing token where there is one.
 */
export const activeVersions = (documents: DocumentStore, fence?: number): ActiveVersions => ({
  prepare: () => documents.prepare(collection, { indexes: [] }),
  read: async (name) => (await documents.get<ActiveVersion>(collection, name))?.document,
  readMany: async (names) => {
    const found = await documents.getMany<ActiveVersion>(collection, names);
    return new Map([...found].map(([name, { document }]) => [name, document]));
  },
  write: async (name, active) => {
    const position = ((await documents.get(collection, name))?.position ?? 0) + 1;
    const checkpoint = fence === undefined ? undefined : { name: projectorName, position: 0, fence };
    await documents.apply(collection, [{ id: name, position, document: active }], checkpoint);
  },
});
