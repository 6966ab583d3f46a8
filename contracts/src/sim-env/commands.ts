import type { RuleSeverities } from '../format/rule-severity.ts';
import type { SimEnvSettings } from './events.ts';

/** `basedOn`: the version of the environment the administrator saw; another one is refused as stale. */
export type SimEnvCommand =
  | {
      type: 'OpenSimEnv';
      data: { environmentId: string; settings: SimEnvSettings; severities?: RuleSeverities };
      at: string;
    }
  | {
      type: 'ChangeSimEnvSettings';
      data: { environmentId: string; settings: SimEnvSettings; basedOn: number };
      at: string;
    }
  | {
      type: 'ChangeSimEnvSeverities';
      data: { environmentId: string; severities: RuleSeverities; basedOn: number };
      at: string;
    }
  | { type: 'CloseSimEnv'; data: { environmentId: string }; at: string };
