import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { ClosedDays } from '@clearbench/validation/calendar/closed-days';
import type { Dice } from './dice.ts';

/** What made-up values depend on: when, for whom, where; the dice bring the rest. */
export type Occasion = {
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly rbVersion: RbVersion;
  /** '' where the profile names none. */
  readonly profileBic: string;
  readonly clearingBic: string;
  /** What messages call the clearing under ClrSys; '' where it has no name. */
  readonly clearingSystemCode: string;
  /** On which days the clearing settles; TARGET where missing. */
  readonly calendar?: ClosedDays;
  readonly dice: Dice;
};
