import type { PlanTerms } from './events.ts';

export type PlanCommand = { type: 'OfferPlan'; data: { planId: string; terms: PlanTerms }; at: string };
