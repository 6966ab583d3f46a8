import type { ClosedDays } from '@clearbench/calendars/closed-days';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SeededRandom } from './seeded-random.ts';

/** The context of generated values: time, user, environment; the random generator is separate. */
export type RenderContext = {
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly rbVersion: RbVersion;
  /** '' without a BIC in the profile. */
  readonly profileBic: string;
  readonly clearingBic: string;
  /** The clearing's name in ClrSys; '' without one. */
  readonly clearingSystemCode: string;
  /** The settlement days of the clearing; TARGET where absent. */
  readonly calendar?: ClosedDays;
  readonly dice: SeededRandom;
};
