import { z } from 'zod';

/** How grave a broken rule is; a rule that is off does not run. */
export const ruleSeverity = z.enum(['Info', 'Warning', 'Error', 'off']);
export type RuleSeverity = z.infer<typeof ruleSeverity>;

/** By rule id; a rule that is not named is as grave as it is without. */
export const ruleSeverities = z.record(z.string().max(40), ruleSeverity);
export type RuleSeverities = z.infer<typeof ruleSeverities>;
