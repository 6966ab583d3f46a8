import type { PlanCommand } from '@clearbench/contracts/plan/commands';
import type { PlanEvent } from '@clearbench/contracts/plan/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { planDecider } from './plan-decider.ts';

const { given } = specFor(planDecider);
const at = '2026-11-20T08:00:00.000Z';
const planId = 'trial';
const terms = {
  planName: 'Trial',
  planDescription: 'Thirty days',
  canCreate: true,
  canValidate: true,
  canEdit: true,
  showPlanInfo: true,
  maxEnvs: 1,
};
const wider = { ...terms, maxEnvs: 5 };
const offer: PlanCommand = { type: 'OfferPlan', data: { planId, terms }, at };
const change = (basedOn: number): PlanCommand => ({
  type: 'ChangePlanTerms',
  data: { planId, terms: wider, basedOn },
  at,
});
const withdraw: PlanCommand = { type: 'WithdrawPlan', data: { planId }, at };

const offered: PlanEvent = { type: 'PlanOffered', data: { planId, terms } };
const changed: PlanEvent = { type: 'PlanTermsChanged', data: { planId, terms: wider } };
const withdrawn: PlanEvent = { type: 'PlanWithdrawn', data: { planId } };

describe('plan', () => {
  it('is created', () => given().when(offer).emits(offered));
  it('is created once', () => given(offered).when(offer).refuses('plan.alreadyOffered', { planId }));
  it('gets other terms', () => given(offered).when(change(1)).emits(changed));
  it('gets other terms again on the basis of the last ones', () =>
    given(offered, changed).when(change(2)).emits(changed));
  it('keeps its terms where another administrator was first', () =>
    given(offered, changed).when(change(1)).refuses('plan.stale', { expected: 1, actual: 2 }));
  it('has no terms before it is created', () => given().when(change(0)).refuses('plan.notFound', { planId }));
  it('is withdrawn', () => given(offered).when(withdraw).emits(withdrawn));
  it('is withdrawn once', () => given(offered, withdrawn).when(withdraw).emitsNothing());
  it('can be created again after it was withdrawn', () => given(offered, withdrawn).when(offer).emits(offered));
});
