import type { Profile } from '../profile.ts';
import { type SubsetSource, subsetSources } from './message-subset.ts';
import type { SchemeElement } from './scheme-elements.ts';
import type { LineSource } from './subset-notation.ts';

/** Every kind of source, the strongest first. */
export const lineSources: readonly LineSource[] = ['schema', 'usageRule', 'carriedOver', 'practice'];

/** The document that states a line; `year` is the rulebook of the published schema, '' where there is none. */
export type LineDocument = { readonly kind: LineSource; readonly guideline: string; readonly year: string };

/** The document of a line that has a source of its own, or that of its subset. */
export const documentOfLine = (subset: SubsetSource, own: LineSource | undefined): LineDocument => {
  const kind = own ?? subset.source;
  // A line is carried over from a schema, or else stated by the rules of the guideline.
  return {
    kind: kind === 'carriedOver' && subset.schema === '' ? 'usageRule' : kind,
    guideline: subset.guideline,
    year: subset.schema,
  };
};

/** The document of an element of the subset of a use; of the first use while nothing decides. */
export const lineDocument = (
  messageType: string,
  where: Pick<Profile, 'scheme' | 'rbVersion'>,
  use: string | undefined,
  { source }: Pick<SchemeElement, 'source'>,
): LineDocument | undefined => {
  const sources = subsetSources(messageType, where);
  const subset = sources.get(use ?? '') ?? [...sources.values()][0];
  return subset && documentOfLine(subset, source);
};
