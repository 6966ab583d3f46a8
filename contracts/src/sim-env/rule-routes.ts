import { z } from 'zod';
import { formatRule } from '../format/routes.ts';
import { ruleSeverities, ruleSeverity } from '../format/rule-severity.ts';
import { committed, route } from '../route.ts';
import { rbVersion } from './events.ts';

const environmentId = z.string().min(1).max(64);

/** A rule that can concern an environment; `severity` is the environment's own, left out where it leaves it to the format. */
export const simEnvRule = formatRule.extend({
  /** Of the environment's rulebooks those that have it; none where only rulebooks it does not take have it. */
  rulebooks: z.array(rbVersion),
  /** Of its formats those in which administrators changed it. */
  formats: z.array(z.object({ formatId: z.string(), severity: ruleSeverity })),
});
export type SimEnvRule = z.infer<typeof simEnvRule>;

export const readSimEnvRulesRoute = route({
  name: 'readSimEnvRules',
  summary: 'Every rule that can concern a simulation environment, how grave it is there, and who says so.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/simenv/:environmentId/rules',
  allow: 'admin',
  params: z.object({ environmentId }),
  reply: z.object({ environmentId, version: z.number().int(), ruleSet: z.array(simEnvRule) }),
  errors: ['simEnv.notFound'],
});

export const saveSimEnvRulesRoute = route({
  name: 'saveSimEnvRules',
  summary: 'Says how grave rules are in a simulation environment, whatever the formats say.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/simenv/:environmentId/rules',
  allow: 'admin',
  params: z.object({ environmentId }),
  body: z.object({
    /** The version of the environment the change is based on. */
    basedOn: z.number().int(),
    /** All of the environment's own; rules that are not named are left to the formats. */
    severities: ruleSeverities,
  }),
  reply: committed.extend({ environmentId, version: z.number().int() }),
  errors: ['simEnv.notFound', 'simEnv.stale', 'simEnv.ruleUnknown'],
});
