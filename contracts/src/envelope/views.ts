import { view } from '../view.ts';

/** id = profileId. Profiles of the product have no document. */
export type EnvelopeProfileDocument = {
  readonly profileId: string;
  readonly version: number;
  readonly name: string;
  readonly text: string;
};

/** One document, id = `all`: by namespace the name of the profile of administrators that has it. */
export type EnvelopeNamespacesDocument = {
  readonly profiles: Readonly<Record<string, { readonly name: string; readonly namespaces: readonly string[] }>>;
};

export const envelopeNamespacesView = view<EnvelopeNamespacesDocument>('envelopeNamespaces', { indexes: [] });
export const allNamespaces = 'all';

export const envelopeProfileView = view<EnvelopeProfileDocument>('envelope', { indexes: [['profileId']] });
