import { view } from '../view.ts';
import type { SuiteContent } from './events.ts';

/** id = suiteId. */
export type SuiteDocument = SuiteContent & {
  readonly suiteId: string;
  readonly environmentId: string;
  readonly ownerId: string;
  readonly shared: boolean;
  readonly version: number;
  /** The last change of the files, ISO 8601 UTC, and its user. */
  readonly changedAt: string;
  readonly changedBy: string;
  /** The environment while the suite is listed; absent after its deletion. */
  readonly shelf?: string;
  readonly restorableUntil?: string;
};

export const suiteView = view<SuiteDocument>('suite', {
  indexes: [
    ['shelf', 'changedAt'],
    ['shelf', 'ownerId', 'changedAt'],
    ['shelf', 'shared', 'changedAt'],
  ],
});
