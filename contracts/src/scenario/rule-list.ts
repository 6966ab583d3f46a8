import { z } from 'zod';
import { mostRules } from './limits.ts';
import { ruleAction } from './rule-actions.ts';
import { ruleConditions } from './rule-conditions.ts';
import { mostDeliveries, scheduledDelivery } from './scheduled-deliveries.ts';

export const longestRuleId = 60;
export const ruleIdPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const actions = z.array(ruleAction).min(1).max(10);

/** A rule: if all its conditions hold, its actions apply. */
export const scenarioRule = z
  .strictObject({
    id: z.string().max(longestRuleId).regex(ruleIdPattern),
    name: z.string().min(1).max(80).optional().describe('Shown in the verdict instead of the id.'),
    note: z.string().max(500).optional(),
    enabled: z.boolean().optional().describe('false switches the rule off.'),
    when: ruleConditions.optional().describe('All conditions must hold. Without conditions the rule always applies.'),
    then: actions.optional(),
    oneOf: z
      .array(
        z.strictObject({
          weight: z.number().int().min(1).max(1000),
          then: actions,
        }),
      )
      .min(2)
      .max(20)
      .optional()
      .describe('Alternatives, one of which is selected by weight and seed.'),
    continue: z.boolean().optional().describe('true: the rules below it are also considered.'),
  })
  .refine((rule) => (rule.then === undefined) !== (rule.oneOf === undefined), {
    params: { errorKey: 'scenario.thenOrOneOf' },
  });
export type ScenarioRule = z.infer<typeof scenarioRule>;

/** A list of rules; the first rule whose conditions hold decides. */
export const ruleList = z.strictObject({
  seed: z
    .union([z.string().max(80), z.number()])
    .optional()
    .describe('Changes what the weights select.'),
  rules: z.array(scenarioRule).max(mostRules),
  deliveries: z
    .array(scheduledDelivery)
    .max(mostDeliveries)
    .optional()
    .describe('Messages that the other bank sends on a schedule.'),
});
export type RuleList = z.infer<typeof ruleList>;
