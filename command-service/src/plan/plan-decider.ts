import { refuse } from '@clearbench/contracts/failure';
import type { PlanCommand } from '@clearbench/contracts/plan/commands';
import type { PlanEvent } from '@clearbench/contracts/plan/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** `version` counts the terms of the plan; changes refer to it. */
type Plan = { readonly status: 'none' } | { readonly status: 'offered'; readonly version: number };

/** A plan with the permissions of its users. A withdrawn plan may be created again. */
export const planDecider: Decider<Plan, PlanCommand, PlanEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, plan) {
    const { planId } = data;
    switch (type) {
      case 'OfferPlan':
        return plan.status === 'none' ? [{ type: 'PlanOffered', data }] : refuse('plan.alreadyOffered', { planId });
      case 'ChangePlanTerms': {
        if (plan.status === 'none') return refuse('plan.notFound', { planId });
        const { terms, basedOn } = data;
        if (basedOn !== undefined && basedOn !== plan.version)
          return refuse('plan.stale', { expected: basedOn, actual: plan.version });
        return [{ type: 'PlanTermsChanged', data: { planId, terms } }];
      }
      case 'WithdrawPlan':
        return plan.status === 'none' ? [] : [{ type: 'PlanWithdrawn', data }];
    }
  },
  evolve(plan, { type }) {
    switch (type) {
      case 'PlanOffered':
        return { status: 'offered', version: 1 };
      case 'PlanTermsChanged':
        return plan.status === 'none' ? plan : { ...plan, version: plan.version + 1 };
      case 'PlanWithdrawn':
        return { status: 'none' };
    }
  },
};
