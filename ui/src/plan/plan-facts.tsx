import type { OwnPlan } from '@clearbench/contracts/plan/routes';
import { useTranslation } from 'react-i18next';
import { Facts } from '../parts/facts.tsx';

const flags = ['canCreate', 'canValidate', 'canEdit'] as const;

export const PlanFacts = ({ plan }: { readonly plan: OwnPlan }) => {
  const { t } = useTranslation();
  const { planName, planDescription, daysLeft, maxEnvs, planSimEnvs } = plan;
  return (
    <Facts
      title={t('plan.title')}
      facts={[
        { name: t('plan.name'), value: planName, help: planDescription },
        {
          name: t('plan.daysLeft'),
          value: daysLeft === undefined ? t('plan.noEnd') : t('plan.days', { count: daysLeft }),
        },
        ...flags.map((flag) => ({ name: t(`plan.${flag}`), value: t(plan[flag] ? 'plan.yes' : 'plan.no') })),
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
