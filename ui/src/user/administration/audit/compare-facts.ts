import type { Facts } from './audit-slice.ts';

export type ComparedFact = {
  readonly field: string;
  readonly past: string | undefined;
  readonly present: string | undefined;
  readonly differs: boolean;
};

/**
 * Both states side by side, field by field, in the order of the newer one; fields only in the older one come last.
 * Beside an account that did not exist or was deleted, no differences are marked.
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
