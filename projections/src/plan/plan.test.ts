import type { PlanEvent } from '@clearbench/contracts/plan/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { plan } from './plan.ts';

const terms = {
  planName: 'Trial',
  planDescription: 'Thirty days',
  canCreate: true,
  canValidate: true,
  canEdit: false,
  showPlanInfo: true,
  maxEnvs: 1,
  filesPerDay: 10,
};
const { filesPerDay: _, ...unlimited } = terms;
const planId = 'trial';
const offered: PlanEvent = { type: 'PlanOffered', data: { planId, terms } };
const changed: PlanEvent = { type: 'PlanTermsChanged', data: { planId, terms: unlimited } };
const documentAfter = (...events: PlanEvent[]) =>
  projectionSpec(plan)
    .given(...events)
    .document(planId);

describe('document of a plan', () => {
  it("has the plan's id and terms", () => expect(documentAfter(offered)).toEqual({ planId, version: 1, ...terms }));
  it('has the last terms, without removed limits', () =>
    expect(documentAfter(offered, changed)).toEqual({ planId, version: 2, ...unlimited }));
  it('is deleted when the plan is withdrawn', () =>
    expect(documentAfter(offered, { type: 'PlanWithdrawn', data: { planId } }) ?? null).toBeNull());
});
