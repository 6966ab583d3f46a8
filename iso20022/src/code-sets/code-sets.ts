import published from './code-sets.json' with { type: 'json' };

const sets = new Map(Object.entries(published).map(([name, codes]) => [name, new Set(codes)]));

/** Names of all external code sets, e.g. `purpose`, `return_reason`. */
export const codeSetNames: readonly string[] = [...sets.keys()].toSorted();

/** The codes ISO 20022 has published for an external code set, as of May 2025. Throws for a name it does not know: that is a mistake in a rule. */
export const codeSet = (name: string): ReadonlySet<string> => {
  const codes = sets.get(name);
  if (codes === undefined) throw new Error(`no code set ${name}`);
  return codes;
};
