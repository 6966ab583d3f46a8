import { z } from 'zod';
import { layer, severity } from '../file/validation-report.ts';
import { route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';

/** A rule as anybody may read about it. */
export const explainedRule = z.object({
  id: z.string(),
  title: z.string(),
  /** As the product brings it; missing where nobody checks the rule. */
  severity: severity.optional(),
  layer: layer.optional(),
  source: z.string().optional(),
  /** Whether a published source confirms it. */
  confirmed: z.boolean(),
  /** Whether it compares with earlier messages: it needs them, or asks them, too. */
  earlier: z.enum(['needed', 'asked']).optional(),
  schemes: z.array(z.string()),
  rulebooks: z.array(rbVersion),
  /** Names of messages without their version; empty for rules of files. */
  messages: z.array(z.string()),
  files: z.array(z.string()).optional(),
  /** Reasons banks and clearings give where it is broken, and those it is about. */
  codes: z.array(z.string()),
});
export type ExplainedRule = z.infer<typeof explainedRule>;

const query = z.object({ language: z.string().max(16).optional() });

export const listRulesRoute = route({
  name: 'listRules',
  summary: 'Every rule of the catalogue, in a language of the product; English for any other.',
  side: 'query',
  method: 'GET',
  path: '/api/public/rules',
  allow: 'anyone',
  query,
  reply: z.object({ rules: z.array(explainedRule) }),
  errors: [],
});

export const readRuleRoute = route({
  name: 'readRule',
  summary: 'One rule: what it demands, why, how to mend it, and XML that is right and wrong.',
  side: 'query',
  method: 'GET',
  path: '/api/public/rules/:ruleId',
  allow: 'anyone',
  params: z.object({ ruleId: z.string().max(16) }),
  query,
  reply: explainedRule.extend({
    demands: z.string(),
    why: z.string(),
    mend: z.string(),
    right: z.string(),
    wrong: z.string(),
    /** Why it, or a part of it, is not checked, and the rule that says the same. */
    unchecked: z.object({ reason: z.string(), coveredBy: z.string().optional() }).optional(),
  }),
  errors: ['format.ruleNotFound'],
});
