import type { Profile } from '../profile.ts';
import { codeSet } from './code-sets.ts';

type Changed = NonNullable<Profile['codeLists']>;

/** A check asks thousands of times; what an administrator changed becomes a set once for each profile. */
const known = new WeakMap<Changed, Map<string, ReadonlySet<string>>>();

const changedSet = (changed: Changed, name: string, codes: readonly string[]): ReadonlySet<string> => {
  const sets = known.get(changed) ?? new Map<string, ReadonlySet<string>>();
  known.set(changed, sets);
  const set = sets.get(name) ?? new Set(codes);
  sets.set(name, set);
  return set;
};

/** The codes of a list as they count for a profile: as an administrator changed them, else as ISO 20022 published them. */
export const listedCodes = ({ codeLists }: Pick<Profile, 'codeLists'>, name: string): ReadonlySet<string> => {
  const codes = codeLists?.[name];
  return codeLists === undefined || codes === undefined ? codeSet(name) : changedSet(codeLists, name, codes);
};
