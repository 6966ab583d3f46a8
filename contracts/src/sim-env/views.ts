import type { RuleSeverities } from '../format/rule-severity.ts';
import { view } from '../view.ts';
import type { SimEnvSettings } from './events.ts';

/** id = environmentId. A deleted environment has no document. */
export type SimEnvDocument = SimEnvSettings & {
  readonly environmentId: string;
  /** Number of versions of the settings; 1 where absent. */
  readonly version?: number;
  /** The environment's own severities, which override those of the formats; none where absent. */
  readonly severities?: RuleSeverities;
};

export const simEnvView = view<SimEnvDocument>('sim-env', { indexes: [['environmentToken'], ['environmentName']] });

/** A deleted environment while it can be restored; id = environmentId. `removedAt` orders the list. */
export type RemovedSimEnvDocument = SimEnvSettings & {
  readonly environmentId: string;
  readonly members: readonly string[];
  readonly removedAt: string;
  readonly removedBy: string;
  readonly restorableUntil: string;
};

export const removedSimEnvView = view<RemovedSimEnvDocument>('removed-sim-env', { indexes: [['removedAt']] });
