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
  /** The list that has the suite: its environment, or the suites deleted from it (`removedFrom`). */
  readonly shelf: string;
  /** Only of a deleted suite. */
  readonly removedAt?: string;
  readonly removedBy?: string;
  readonly restorableUntil?: string;
};

export const suiteView = view<SuiteDocument>('suite', {
  indexes: [
    ['shelf', 'changedAt'],
    ['shelf', 'ownerId', 'changedAt'],
    ['shelf', 'shared', 'changedAt'],
    ['shelf', 'removedAt'],
    ['shelf', 'ownerId', 'removedAt'],
  ],
});
