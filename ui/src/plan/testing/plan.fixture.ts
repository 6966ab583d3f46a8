import type { OwnPlan } from '@clearbench/contracts/plan/routes';

/** A plan that allows everything, for tests. */
export const samplePlan: OwnPlan = {
  planName: 'Bench',
  planDescription: 'Everything',
  canCreate: true,
  canValidate: true,
  canEdit: true,
  showPlanInfo: true,
  maxEnvs: 5,
  planSimEnvs: ['e1'],
  usedToday: { files: 3, validations: 40 },
};
