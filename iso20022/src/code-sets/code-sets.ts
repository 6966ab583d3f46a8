import { identificationCodes } from './identifications.ts';
import { paymentCodes } from './payments.ts';
import { readCodeSets } from './read-code-sets.ts';
import { reasonCodes } from './reasons.ts';

const sets = new Map([identificationCodes, paymentCodes, reasonCodes].flatMap(readCodeSets));

/** Names of all external code sets, e.g. `purpose`, `return_reason`. */
export const codeSetNames: readonly string[] = [...sets.keys()].toSorted();

/** The codes ISO 20022 has published for an external code set, as of May 2025. Throws for a name it does not know: that is a mistake in a rule. */
export const codeSet = (name: string): ReadonlySet<string> => {
  const codes = sets.get(name);
  if (codes === undefined) throw new Error(`no code set ${name}`);
  return codes;
};
