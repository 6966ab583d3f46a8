import { z } from 'zod';
import { ruleSeverities } from '../format/rule-severity.ts';
import { route } from '../route.ts';
import { businessClock } from './business-clock.ts';
import { clearingSettings, rbVersion, simEnvLimits } from './events.ts';
import { schemes } from './scheme.ts';

export const simEnv = z.object({
  environmentId: z.string(),
  /** Number of changes of the environment; a save names it as `basedOn`. */
  version: z.number().int().optional(),
  environmentToken: z.string(),
  environmentName: z.string(),
  environmentGroup: z.string(),
  scheme: z.enum(schemes),
  versions: z.array(rbVersion),
  /** Ids of the added formats that the environment accepts. */
  formats: z.array(z.string()).optional(),
  canSendToTestEngine: z.boolean(),
  clearing: clearingSettings.omit({ reachable: true, participants: true }),
  limits: simEnvLimits.optional(),
  /** The environment's own severities of rules. */
  severities: ruleSeverities.optional(),
  /** The clock of the environment; the real one where absent. */
  clock: businessClock.optional(),
  /** The number of resets of the memory, and the real time of the last one. */
  memory: z.number().int().optional(),
  memoryResetAt: z.string().optional(),
});
export type SimEnv = z.infer<typeof simEnv>;

export const listSimEnvsRoute = route({
  name: 'listSimEnvs',
  summary: 'The simulation environments the user works in; administrators see all.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/simenv/',
  allow: 'signedIn',
  scope: 'any',
  reply: z.array(simEnv),
  errors: [],
});
