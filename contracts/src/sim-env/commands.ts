import type { SimEnvSettings } from './events.ts';

export type SimEnvCommand = {
  type: 'OpenSimEnv';
  data: { environmentId: string; settings: SimEnvSettings };
  at: string;
};
