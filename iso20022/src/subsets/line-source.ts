import type { Profile } from '../profile.ts';
import { type SubsetSource, subsetSources } from './message-subset.ts';
import type { SchemeElement } from './scheme-elements.ts';

/** What states a line of a subset. */
export const lineSourceKinds = ['schema', 'carriedOver', 'usageRule', 'practice'] as const;
export type LineSourceKind = (typeof lineSourceKinds)[number];

/** The source of a line; `year` is the rulebook of the published schema, '' where there is none. */
export type LineSource = { readonly kind: LineSourceKind; readonly guideline: string; readonly year: string };

/** The source of the lines of a subset that name no other one. */
export const sourceOfLines = ({ guideline, schema, isCarriedOver }: SubsetSource): LineSource => ({
  kind: schema === '' ? 'practice' : isCarriedOver ? 'carriedOver' : 'schema',
  guideline,
  year: schema,
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
  if (source === undefined) return undefined;
  const line = sourceOfLines(source);
  // Where no source refuses the element, the last schema is all that is known.
  return status === 'unconfirmed' && line.kind === 'schema' ? { ...line, kind: 'carriedOver' } : line;
};
