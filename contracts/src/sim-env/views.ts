import { view } from '../view.ts';
import type { SimEnvSettings } from './events.ts';

/** id = environmentId; a closed environment has no document. */
export type SimEnvDocument = SimEnvSettings & {
  readonly environmentId: string;
  /** Counts the settings it has had; 1 where missing. */
  readonly version?: number;
};

export const simEnvView = view<SimEnvDocument>('sim-env', { indexes: [['environmentToken'], ['environmentName']] });
