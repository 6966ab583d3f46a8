import { view } from '../view.ts';
import type { SimEnvSettings } from './events.ts';

/** id = environmentId. */
export type SimEnvDocument = SimEnvSettings & { readonly environmentId: string };

export const simEnvView = view<SimEnvDocument>('sim-env', { indexes: [['environmentToken'], ['environmentName']] });
