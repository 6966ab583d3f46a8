import type { OwnId } from './own-ids.ts';
import { newIdLike, newUuid, type Random } from './random-values.ts';

/** New values by old ones, as far as one open element repeats them. */
export type IdScope = Map<string, string>;

/** Chooses new identifiers: the same old one in one scope becomes the same new one, and two unique ones never meet. */
export const createIdChoice = (random: Random) => {
  const used = new Set<string>();
  const fresh = (old: string, { kind, longest }: OwnId): string =>
    kind === 'uetr' ? newUuid(random) : newIdLike(old, longest, random);

  /** `scopes` are those of the open elements, the innermost first; the first one takes a new pair. */
  return (name: string, old: string, own: OwnId, scopes: readonly IdScope[]): string => {
    const isTaken = (value: string): boolean => own.isUnique && used.has(`${name} ${value}`);
    const known = scopes.find((scope) => scope.has(old))?.get(old);
    let chosen = known === undefined || isTaken(known) ? fresh(old, own) : known;
    while (isTaken(chosen)) chosen = fresh(old, own);
    if (chosen !== known) scopes[0]?.set(old, chosen);
    if (own.isUnique) used.add(`${name} ${chosen}`);
    return chosen;
  };
};
