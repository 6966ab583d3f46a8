import { z } from 'zod';

/** An error in the text of a rule list, with its place in the text; line and column count from 1. */
export const ruleListFault = z.object({
  line: z.number().int(),
  column: z.number().int(),
  errorKey: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type RuleListFault = z.infer<typeof ruleListFault>;
