import type { Profile } from '../profile.ts';
import { type SubsetSource, subsetSources } from './message-subset.ts';
import type { SchemeElement } from './scheme-elements.ts';

/** What states a line of a subset. */
export const lineSourceKinds = ['schema', 'carriedOver', 'usageRule', 'practice'] as const;
export type LineSourceKind = (typeof lineSourceKinds)[number];

/** The source of a line; `year` is the rulebook of the published schema, '' where there is none. */
export type LineSource = { readonly kind: LineSourceKind; readonly guideline: string; readonly year: string };

const kindOf = ({ schema, isCarriedOver }: SubsetSource, status: SchemeElement['status']): LineSourceKind => {
  if (schema === '') return 'practice';
  // An element that no source refuses is outside by the last schema only.
  return isCarriedOver || status === 'unconfirmed' ? 'carriedOver' : 'schema';
};

/** The source of one line of a subset. */
export const sourceOfLine = (source: SubsetSource, status: SchemeElement['status']): LineSource => ({
  kind: kindOf(source, status),
  guideline: source.guideline,
  year: source.schema,
});

/** The source of an element of the subset of a use; of the first use while nothing decides. */
export const lineSource = (
  messageType: string,
  where: Pick<Profile, 'scheme' | 'rbVersion'>,
  use: string | undefined,
  { status }: Pick<SchemeElement, 'status'>,
): LineSource | undefined => {
  const sources = subsetSources(messageType, where);
  const source = sources.get(use ?? '') ?? [...sources.values()][0];
  return source && sourceOfLine(source, status);
};
