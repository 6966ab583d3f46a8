import { IconInfoCircle } from 'virtual:icons';
import type { OwnPlan } from '@clearbench/contracts/plan/routes';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectIsAdministrator } from '../user/administration/is-administrator.ts';
import { selectUser } from '../user/user-slice.ts';

import type { PlanReason } from './plan-reason.ts';
import { selectPlan, selectPlanProblem, selectPlanReasons } from './plan-slice.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** The remaining days of the plan and the remaining use of today, if they are limited. */
const leftOf = ({ daysLeft, filesPerDay, validationsPerDay, usedToday }: OwnPlan, t: Translate): string[] => {
  const left = (limit: number, used: number) => ({ count: Math.max(0, limit - used), limit });
  return [
    ...(daysLeft === undefined ? [] : [t('planNotice.daysLeft', { count: daysLeft })]),
    ...(filesPerDay === undefined ? [] : [t('planNotice.files', left(filesPerDay, usedToday.files))]),
    ...(validationsPerDay === undefined
      ? []
      : [t('planNotice.validations', left(validationsPerDay, usedToday.validations))]),
  ];
};

/** The reason why the whole plan is unusable. */
const ending: readonly (PlanReason | undefined)[] = ['planMissing', 'planExpired'];

/** The set-up checklist already shows what to do. */
const checklistPaths: readonly string[] = ['/', '/admin/setup'];

/** The link for an administrator to get a usable plan. */
const OwnRemedy = ({ reason }: { readonly reason: PlanReason }) => {
  const { t } = useTranslation();
  const userId = useSelector(selectUser)?.userId ?? '';
  return reason === 'planExpired' ? (
    <Link to={`/admin/usermanagement/${userId}/edit`}>{t('planNotice.toAccount')}</Link>
  ) : (
    <Link to="/admin/setup">{t('planNotice.toSetup')}</Link>
  );
};

const NoUse = ({ reason }: { readonly reason: PlanReason }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isAdministrator = useSelector(selectIsAdministrator);
  if (isAdministrator && reason === 'planMissing' && checklistPaths.includes(pathname)) return null;
  return (
    <section className="plan-notice" data-tone={isAdministrator ? undefined : 'bad'} aria-label={t('plan.title')}>
      <IconInfoCircle size={14} aria-hidden="true" />
      <p>
        {t(`planReason.${reason}`)} {!isAdministrator && t(`planNotice.ask.${reason}`)}
      </p>
      {isAdministrator && <OwnRemedy reason={reason} />}
    </section>
  );
};

/** A line about the plan, if it is to be shown; prominent if there is no usable plan. */
export const PlanNotice = () => {
  const { t } = useTranslation();
  const plan = useSelector(selectPlan);
  const problem = useSelector(selectPlanProblem);
  const { create } = useSelector(selectPlanReasons);
  const known = plan !== undefined || problem?.errorKey === 'plan.notFound';
  if (known && create && ending.includes(create)) return <NoUse reason={create} />;
  if (!plan?.showPlanInfo) return null;
  const { planName, planDescription } = plan;
  return (
    <section className="plan-notice" aria-label={t('plan.title')}>
      <IconInfoCircle size={14} aria-hidden="true" />
      <p>
        <strong>{t('planNotice.plan', { name: planName })}</strong>
        {leftOf(plan, t).map((one) => (
          <span key={one} className="figures">
            {one}
          </span>
        ))}
        {planDescription && <span className="plan-notice-more">{planDescription}</span>}
      </p>
      <Link to="/profile">{t('planNotice.more')}</Link>
    </section>
  );
};
