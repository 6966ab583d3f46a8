import { z } from 'zod';
import { layer, severity } from '../file/validation-report.ts';
import { route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';

/** A rule as the public rule pages show it. */
export const explainedRule = z.object({
  id: z.string(),
  title: z.string(),
  /** The built-in severity; absent for a rule that is not checked. */
  severity: severity.optional(),
  layer: layer.optional(),
  source: z.string().optional(),
  /** True where a published source confirms the rule. */
  confirmed: z.boolean(),
  /**
   * Whether the rule compares with earlier messages, and whether it requires them (`needed`) or also works without them
   * (`asked`).
   */
  earlier: z.enum(['required', 'optional']).optional(),
  schemes: z.array(z.string()),
  rulebooks: z.array(rbVersion),
  /** Message types without version; empty for rules about files. */
  messages: z.array(z.string()),
  files: z.array(z.string()).optional(),
  /** Reason codes that banks and clearings send for a broken rule, and codes that the rule is about. */
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
  summary: 'One rule: requirement, reason, fix, and correct and incorrect XML.',
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
    /** The reason for which the rule or a part of it is not checked, and the rule that covers the same requirement. */
    unchecked: z.object({ reason: z.string(), coveredBy: z.string().optional() }).optional(),
  }),
  errors: ['format.ruleNotFound'],
});
