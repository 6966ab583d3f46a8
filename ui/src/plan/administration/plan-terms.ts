import type { PlanDetails, savePlanRoute } from '@clearbench/contracts/plan/routes';
import type { BodyOf } from '@clearbench/contracts/route';
import { isShownName, isShownText } from '@clearbench/contracts/shown-name';
import { retentionChoicesIn } from '@clearbench/contracts/user/retention-choice';
import { fits } from '../../editing/fields.tsx';

/** The fields of the form of a plan. */
export type PlanForm = {
  readonly planName: string;
  readonly planDescription: string;
  readonly canCreate: boolean;
  readonly canValidate: boolean;
  readonly canEdit: boolean;
  readonly showPlanInfo: boolean;
  readonly maxEnvs: number | undefined;
  readonly planSimEnvs: readonly string[];
  readonly filesPerDay?: number | undefined;
  readonly validationsPerDay?: number | undefined;
};

/** A stored plan with the fields of the form. */
export type StoredPlan = PlanForm & Pick<PlanDetails, 'planId' | 'version' | 'assigned'>;

export const storedPlan = (plan: PlanDetails): StoredPlan => ({ ...plan, planSimEnvs: plan.planSimEnvs ?? [] });

/** A new plan. */
export const freshPlan: PlanForm = {
  planName: '',
  planDescription: '',
  canCreate: true,
  canValidate: true,
  canEdit: true,
  showPlanInfo: true,
  maxEnvs: 5,
  planSimEnvs: [],
};

/** Whether users of a plan with this name cannot keep files without expiry. */
export const isShort = (planName: string): boolean => !retentionChoicesIn(planName).includes('never');

export const mostEnvironments = 500;
export const mostADay = 1_000_000;

/** Whether the form is valid. */
export const isComplete = ({ maxEnvs, planSimEnvs, filesPerDay, validationsPerDay, ...texts }: PlanForm): boolean =>
  isShownName(texts.planName.trim()) &&
  isShownText(texts.planDescription) &&
  fits(maxEnvs, 0, mostEnvironments, true) &&
  fits(filesPerDay, 0, mostADay) &&
  fits(validationsPerDay, 0, mostADay) &&
  planSimEnvs.length <= (maxEnvs ?? 0);

/** The request that saves the form. */
export const planRequest = (form: PlanForm, stored: StoredPlan | undefined): BodyOf<typeof savePlanRoute> => {
  const { planName, planDescription, canCreate, canValidate, canEdit, showPlanInfo, maxEnvs, planSimEnvs } = form;
  const { filesPerDay, validationsPerDay } = form;
  return {
    planName,
    planDescription,
    canCreate,
    canValidate,
    canEdit,
    showPlanInfo,
    maxEnvs: maxEnvs ?? 0,
    ...(planSimEnvs.length === 0 ? {} : { planSimEnvs: [...planSimEnvs] }),
    ...(filesPerDay === undefined ? {} : { filesPerDay }),
    ...(validationsPerDay === undefined ? {} : { validationsPerDay }),
    ...(stored ? { planId: stored.planId, basedOn: stored.version } : {}),
  };
};
