import type { Facts } from './audit-slice.ts';

export type ComparedFact = {
  readonly field: string;
  readonly past: string | undefined;
  readonly present: string | undefined;
  readonly differs: boolean;
};

/**
 * Both states side by side, field by field, in the order of the newer one; what is only in the older comes last. Beside
 * an account that was not there, or is not, nothing is worth a mark.
 */
export const compareFacts = (past: Facts, present: Facts): readonly ComparedFact[] => {
  const bothThere = past.exists && present.exists;
  const old = new Map(past.facts.map(({ field, value }) => [field, value]));
  const recent = new Map(present.facts.map(({ field, value }) => [field, value]));
  return [...new Set([...recent.keys(), ...old.keys()])].map((field) => {
    const [before, after] = [old.get(field), recent.get(field)];
    return { field, past: before, present: after, differs: bothThere && (before ?? '') !== (after ?? '') };
  });
};
