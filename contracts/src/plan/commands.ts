import type { PlanTerms } from './events.ts';

/**
 * `basedOn`: the version of the plan that the administrator saw; the decider refuses another version as stale.
 * Undefined selects the latest version.
 */
export type PlanCommand =
  | { type: 'OfferPlan'; data: { planId: string; terms: PlanTerms }; at: string }
  | { type: 'ChangePlanTerms'; data: { planId: string; terms: PlanTerms; basedOn: number | undefined }; at: string }
  | { type: 'WithdrawPlan'; data: { planId: string }; at: string };
