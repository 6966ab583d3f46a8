import type { PlanTerms } from './events.ts';

/** `basedOn`: the version of the plan the administrator saw; another one is refused as stale. */
export type PlanCommand =
  | { type: 'OfferPlan'; data: { planId: string; terms: PlanTerms }; at: string }
  | { type: 'ChangePlanTerms'; data: { planId: string; terms: PlanTerms; basedOn: number }; at: string }
  | { type: 'WithdrawPlan'; data: { planId: string }; at: string };
