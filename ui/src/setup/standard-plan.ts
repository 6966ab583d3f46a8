import type { savePlanRoute } from '@clearbench/contracts/plan/routes';
import type { BodyOf } from '@clearbench/contracts/route';

/** The plan that the checklist suggests: everything is allowed, without daily limits. */
export const standardPlan = (t: (key: string) => string): BodyOf<typeof savePlanRoute> => ({
  planName: t('setup.plan.standard'),
  planDescription: t('setup.plan.standardBody'),
  canCreate: true,
  canValidate: true,
  canEdit: true,
  showPlanInfo: false,
  maxEnvs: 10,
});
