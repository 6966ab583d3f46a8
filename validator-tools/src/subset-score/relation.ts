import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import type { Draft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { isValueInside } from './value-mutants.ts';

/** `unconfirmed`: outside lines that no published source confirms only. */
export type Relation = 'inside' | 'unconfirmed' | 'outside';

const worst = (relations: readonly Relation[]): Relation =>
  relations.includes('outside') ? 'outside' : relations.includes('unconfirmed') ? 'unconfirmed' : 'inside';

const broken = ({ source }: SubsetElement): Relation => (source === 'practice' ? 'unconfirmed' : 'outside');

/** Whether one of the elements is there of which the subset allows one. */
const relationOfOptions = ({ children }: Draft, { oneOf }: SubsetElement): Relation => {
  if (oneOf === undefined) return 'inside';
  const count = children.filter(({ name }) => oneOf.names.includes(name)).length;
  return count > 1 || (count === 0 && oneOf.isRequired) ? 'outside' : 'inside';
};

/** How an element relates to its subset: by the bounds and values of the subset only, not by the rules. */
export const relationOf = (draft: Draft, subset: SubsetElement): Relation => {
  if (subset.allowed.size === 0) return isValueInside(draft, subset.value) ? 'inside' : broken(subset);
  const counts = new Map<string, number>();
  for (const { name } of draft.children) counts.set(name, (counts.get(name) ?? 0) + 1);
  const occurrences = [...subset.allowed].map(([name, line]): Relation => {
    const count = counts.get(name) ?? 0;
    const isComplete = count <= line.max && (count >= line.min || draft.type?.kind === 'choice');
    return isComplete ? 'inside' : broken(line);
  });
  const below = draft.children.map((child): Relation => {
    const inner = subset.allowed.get(child.name);
    if (inner === undefined) return subset.unconfirmed.has(child.name) ? 'unconfirmed' : 'outside';
    return relationOf(child, inner);
  });
  return worst([relationOfOptions(draft, subset), ...occurrences, ...below]);
};
