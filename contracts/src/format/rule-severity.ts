import { z } from 'zod';

/** The severity of a rule; a rule with `off` does not run. */
export const ruleSeverity = z.enum(['Info', 'Warning', 'Error', 'off']);
export type RuleSeverity = z.infer<typeof ruleSeverity>;

/** Severities by rule id; a rule without an entry keeps its other severity. */
export const ruleSeverities = z.record(z.string().max(40), ruleSeverity);
export type RuleSeverities = z.infer<typeof ruleSeverities>;
