import type { OwnPlan } from '@clearbench/contracts/plan/routes';

/** The actions that a plan can forbid; `save` is every change of a text, which is also validated. */
export type Deed = 'create' | 'edit' | 'save' | 'validate';

/** Why a plan does not allow an action, as the suffix of the text key `planReason.<…>`. */
export const planReasons = [
  'planMissing',
  'planExpired',
  'planCannotCreate',
  'planCannotEdit',
  'planCannotValidate',
  'filesUsedUp',
  'validationsUsedUp',
] as const;
export type PlanReason = (typeof planReasons)[number];

const flagOf = { create: 'canCreate', edit: 'canEdit', save: 'canEdit', validate: 'canValidate' } as const;
const refusalOf = {
  create: 'planCannotCreate',
  edit: 'planCannotEdit',
  save: 'planCannotEdit',
  validate: 'planCannotValidate',
} as const;

/** Why a plan never allows an action, regardless of today's use; undefined if it does. */
export const permanentReason = (deed: Deed, plan: OwnPlan | undefined): PlanReason | undefined => {
  if (!plan) return 'planMissing';
  if (plan.daysLeft === 0) return 'planExpired';
  return plan[flagOf[deed]] ? undefined : refusalOf[deed];
};

const isUsedUp = (limit: number | undefined, used: number): boolean => limit !== undefined && used >= limit;

/** Why an action is not possible now; daily limits are included. */
export const whyNot = (deed: Deed, plan: OwnPlan | undefined): PlanReason | undefined => {
  const never = permanentReason(deed, plan);
  if (never || !plan) return never;
  const { filesPerDay, validationsPerDay, usedToday } = plan;
  // A new file is also validated.
  if (deed === 'create' && isUsedUp(filesPerDay, usedToday.files)) return 'filesUsedUp';
  return deed !== 'edit' && isUsedUp(validationsPerDay, usedToday.validations) ? 'validationsUsedUp' : undefined;
};

/** Why each action is not possible now; possible ones are omitted. */
export type PlanReasons = Readonly<Partial<Record<Deed, PlanReason>>>;

const deeds: readonly Deed[] = ['create', 'edit', 'save', 'validate'];

export const reasonsOf = (plan: OwnPlan | undefined): PlanReasons =>
  Object.fromEntries(
    deeds.flatMap((deed) => {
      const reason = whyNot(deed, plan);
      return reason === undefined ? [] : [[deed, reason]];
    }),
  );
