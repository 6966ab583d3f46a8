import { projectionSpec } from '@clearbench/event-sourcing/given-when';
import { plan } from './plan.ts';

const terms = {
  planName: 'Trial',
  planDescription: 'Thirty days',
  canCreate: true,
  canValidate: true,
  canEdit: false,
  showPlanInfo: true,
  maxEnvs: 1,
};

it('a plan on offer is kept under its id with its terms', () =>
  expect(
    projectionSpec(plan)
      .given({ type: 'PlanOffered', data: { planId: 'trial', terms } })
      .document('trial'),
  ).toEqual({ planId: 'trial', ...terms }));
