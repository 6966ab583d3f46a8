import { refuse } from '@clearbench/contracts/failure';
import type { PlanCommand } from '@clearbench/contracts/plan/commands';
import type { PlanEvent } from '@clearbench/contracts/plan/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Plan = { readonly status: 'none' } | { readonly status: 'offered' };

/** A subscription plan: what its users may do. */
export const planDecider: Decider<Plan, PlanCommand, PlanEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, plan) {
    switch (type) {
      case 'OfferPlan':
        return plan.status === 'none'
          ? [{ type: 'PlanOffered', data }]
          : refuse('plan.alreadyOffered', { planId: data.planId });
    }
  },
  evolve(_, { type }) {
    switch (type) {
      case 'PlanOffered':
        return { status: 'offered' };
    }
  },
};
