import { z } from 'zod';
import { formatRule } from '../format/routes.ts';
import { ruleSeverities, ruleSeverity } from '../format/rule-severity.ts';
import { committed, route } from '../route.ts';
import { rbVersion } from './events.ts';

const environmentId = z.string().min(1).max(64);

/**
 * A rule that applies to an environment; `severity` is the environment's own, absent where the severity of the format
 * applies.
 */
export const simEnvRule = formatRule.extend({
  /** The rulebooks of the environment that contain the rule; empty where only other rulebooks contain it. */
  rulebooks: z.array(rbVersion),
  /** The formats of the environment in which administrators changed the rule. */
  formats: z.array(z.object({ formatId: z.string(), severity: ruleSeverity })),
});
export type SimEnvRule = z.infer<typeof simEnvRule>;

export const readSimEnvRulesRoute = route({
  name: 'readSimEnvRules',
  summary: 'Every rule that applies in a simulation environment, its severity there, and the source of the severity.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/simenv/:environmentId/rules',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ environmentId }),
  reply: z.object({ environmentId, version: z.number().int(), ruleSet: z.array(simEnvRule) }),
  errors: ['simEnv.notFound'],
});

export const saveSimEnvRulesRoute = route({
  name: 'saveSimEnvRules',
  summary: 'Sets the severity of rules in a simulation environment, in place of the severity of the formats.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/simenv/:environmentId/rules',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ environmentId }),
  body: z.object({
    /** The version of the environment that the change is based on. */
    basedOn: z.number().int(),
    /** All of the environment's own severities; for other rules the severity of the format applies. */
    severities: ruleSeverities,
  }),
  reply: committed.extend({ environmentId, version: z.number().int() }),
  errors: ['simEnv.notFound', 'simEnv.stale', 'simEnv.ruleUnknown'],
});
