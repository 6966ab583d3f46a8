import type { RuleSeverities } from '../format/rule-severity.ts';
import { view } from '../view.ts';
import type { BusinessClock } from './business-clock.ts';
import type { SimEnvSettings } from './events.ts';
import type { Holder } from './participants.ts';

/** id = environmentId. A deleted environment has no document. */
export type SimEnvDocument = SimEnvSettings & {
  readonly environmentId: string;
  /** Number of versions of the settings; 1 where absent. */
  readonly version?: number;
  /** The environment's own severities, which override those of the formats; none where absent. */
  readonly severities?: RuleSeverities;
  /** The clock of the environment; the real one where absent. */
  readonly clock?: BusinessClock;
  /** The number of resets of the memory; 0 where absent. */
  readonly memory?: number;
  /** The real time of the last reset. */
  readonly memoryResetAt?: string;
  /** The testers that act as participants; none where absent. */
  readonly holders?: readonly Holder[];
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

/** A reset of the memory of an environment; id by `memoryResetId`. */
export type MemoryResetDocument = {
  readonly environmentId: string;
  /** The number of the reset, from 1. */
  readonly memory: number;
  /** Its real time. */
  readonly at: string;
};

export const memoryResetView = view<MemoryResetDocument>('memory-reset', { indexes: [['environmentId', 'at']] });
export const memoryResetId = (environmentId: string, memory: number): string => `${environmentId}:${memory}`;
