import type { Dice } from './dice.ts';

/** What made-up values depend on: when, for whom, where; the dice bring the rest. */
export type Occasion = {
  /** ISO 8601 UTC. */
  readonly now: string;
  /** '' where the profile names none. */
  readonly profileBic: string;
  readonly clearingBic: string;
  readonly dice: Dice;
};
