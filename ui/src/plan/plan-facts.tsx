import type { OwnPlan } from '@clearbench/contracts/plan/routes';
import { useTranslation } from 'react-i18next';
import { type Fact, Facts } from '../parts/facts.tsx';

const flags = ['canCreate', 'canValidate', 'canEdit'] as const;
const quotas = [
  { limit: 'filesPerDay', used: 'files' },
  { limit: 'validationsPerDay', used: 'validations' },
] as const;

/** Today's use of what the plan limits. */
const useToday = ({ usedToday, ...plan }: OwnPlan): Fact[] => {
  const { t } = useTranslation();
  return quotas.flatMap(({ limit, used }) => {
    const max = plan[limit];
    if (max === undefined) return [];
    const value = t('plan.usedToday', { used: usedToday[used], max });
    return [{ name: t(`plan.${limit}`), value: <span className="figures">{value}</span>, help: t('plan.todayHelp') }];
  });
};

/** The user's plan: its permissions, its duration, and today's use. */
export const PlanFacts = ({ plan }: { readonly plan: OwnPlan }) => {
  const { t } = useTranslation();
  const { planName, planDescription, daysLeft, maxEnvs, planSimEnvs } = plan;
  const today = useToday(plan);
  const days = daysLeft === 0 ? t('plan.expired') : t('plan.days', { count: daysLeft ?? 0 });
  return (
    <Facts
      title={t('plan.title')}
      facts={[
        { name: t('plan.name'), value: planName, help: planDescription },
        {
          name: t('plan.daysLeft'),
          value: daysLeft === undefined ? t('plan.noEnd') : <span className="figures">{days}</span>,
        },
        ...flags.map((flag) => ({ name: t(`plan.${flag}`), value: t(plan[flag] ? 'plan.yes' : 'plan.no') })),
        ...today,
        {
          name: t('plan.environments'),
          value: (
            <span className="figures">{t('plan.environmentsOf', { used: planSimEnvs.length, max: maxEnvs })}</span>
          ),
        },
      ]}
    />
  );
};
