import type { RuleSeverities } from '../format/rule-severity.ts';
import { view } from '../view.ts';
import type { SimEnvSettings } from './events.ts';

/** id = environmentId; a closed environment has no document. */
export type SimEnvDocument = SimEnvSettings & {
  readonly environmentId: string;
  /** Counts the settings it has had; 1 where missing. */
  readonly version?: number;
  /** How grave rules are here, whatever the formats say; none of its own where missing. */
  readonly severities?: RuleSeverities;
};

export const simEnvView = view<SimEnvDocument>('sim-env', { indexes: [['environmentToken'], ['environmentName']] });
