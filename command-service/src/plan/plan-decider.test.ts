import type { PlanCommand } from '@clearbench/contracts/plan/commands';
import { specFor } from '@clearbench/event-sourcing/given-when';
import { planDecider } from './plan-decider.ts';

const { given } = specFor(planDecider);
const data = {
  planId: 'trial',
  terms: {
    planName: 'Trial',
    planDescription: 'Thirty days',
    canCreate: true,
    canValidate: true,
    canEdit: true,
    showPlanInfo: true,
    maxEnvs: 1,
  },
};
const offer: PlanCommand = { type: 'OfferPlan', data, at: '2026-11-20T08:00:00.000Z' };

describe('a plan', () => {
  it('is offered', () => given().when(offer).emits({ type: 'PlanOffered', data }));

  it('is offered once', () =>
    given({ type: 'PlanOffered', data }).when(offer).refuses('plan.alreadyOffered', { planId: 'trial' }));
});
