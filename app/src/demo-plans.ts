import type { PlanTerms } from '@clearbench/contracts/plan/events';

type DemoPlan = { readonly planId: string; readonly terms: PlanTerms };

/** One plan with all permissions, one read-only, one trial. */
export const benchPlan: DemoPlan = {
  planId: 'bench',
  terms: {
    planName: 'Bench',
    planDescription: 'Create, edit, validate and send without limits.',
    canCreate: true,
    canValidate: true,
    canEdit: true,
    showPlanInfo: false,
    maxEnvs: 10,
  },
};

export const readerPlan: DemoPlan = {
  planId: 'reader',
  terms: {
    planName: 'Reader',
    planDescription: 'Read files, reports and answers; validate, but neither create nor edit.',
    canCreate: false,
    canValidate: true,
    canEdit: false,
    showPlanInfo: true,
    maxEnvs: 10,
  },
};

export const trialPlan: DemoPlan = {
  planId: 'trial',
  terms: {
    planName: 'Trial',
    planDescription: 'Thirty days to try the product, in two environments.',
    canCreate: true,
    canValidate: true,
    canEdit: true,
    showPlanInfo: true,
    maxEnvs: 2,
    filesPerDay: 20,
    validationsPerDay: 200,
  },
};

/** Days of a trial. */
export const trialDays = 30;
