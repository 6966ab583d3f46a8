import { view } from '../view.ts';

/** id = profileId. Profiles of the product have no document. */
export type EnvelopeProfileDocument = {
  readonly profileId: string;
  readonly version: number;
  readonly name: string;
  readonly text: string;
};

export const envelopeProfileView = view<EnvelopeProfileDocument>('envelope', { indexes: [['profileId']] });
