import type { CollectionShape, DocumentStore } from '@clearbench/stores/document-store/document-store';

import { wholeProjector } from './whole-projector.ts';

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
  /** Those there are, by name. */
  readMany(names: readonly string[]): Promise<ReadonlyMap<string, ActiveVersion>>;
  write(name: string, active: ActiveVersion): Promise<void>;
};

const collection = 'projections';

/** Kept among the documents, so that a restart in the middle of a rebuild still knows what to serve; written behind a fence where there is one. */
export const activeVersions = (documents: DocumentStore, fence?: number): ActiveVersions => ({
  prepare: () => documents.prepare(collection, { indexes: [] }),
  read: async (name) => (await documents.get<ActiveVersion>(collection, name))?.document,
  readMany: async (names) => {
    const found = await documents.getMany<ActiveVersion>(collection, names);
    return new Map([...found].map(([name, { document }]) => [name, document]));
  },
  write: async (name, active) => {
    const position = ((await documents.get(collection, name))?.position ?? 0) + 1;
    const checkpoint = fence === undefined ? undefined : { name: wholeProjector, position: 0, fence };
    await documents.apply(collection, [{ id: name, position, document: active }], checkpoint);
  },
});
