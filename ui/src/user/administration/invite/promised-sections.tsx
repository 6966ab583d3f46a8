import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { SelectField } from '../../../editing/fields.tsx';
import { FormSection } from '../../../editing/form-section.tsx';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { languageName } from '../../../translation/language.ts';
import { selectLanguages } from '../../../translation/languages-slice.ts';
import { selectPlans } from '../choices/choices-slice.ts';
import { EnvironmentPicker } from '../environment-picker.tsx';
import { PlanFields } from '../plan-fields.tsx';

/** The plan, the environments and the language of the invited users. */
export type Promised = {
  readonly language: string;
  readonly planId: string;
  readonly until: string;
  readonly environmentIds: readonly string[];
};

/** Whether the plan permits this number of environments. */
export const hasRoom = ({ planId, environmentIds }: Promised, plans: readonly PlanDetails[]): boolean =>
  environmentIds.length <= (plans.find((plan) => plan.planId === planId)?.maxEnvs ?? Number.POSITIVE_INFINITY);

type PartProps = { readonly promised: Promised; readonly onChange: (some: Partial<Promised>) => void };

/** The plan, its expiry, and the language of the mail. */
export const PlanSection = ({ plans, promised, onChange }: PartProps & { readonly plans: readonly PlanDetails[] }) => {
  const { t } = useTranslation();
  const languages = useSelector(selectLanguages);
  const { planId, until, language } = promised;
  return (
    <FormSection title={t('userEdit.planHead')}>
      <div className="fields">
        <PlanFields plans={plans} planId={planId} until={until} optional onChange={onChange} />
        <SelectField
          label={t('invite.language')}
          value={language}
          options={languages.map((one) => ({ value: one, text: languageName(one), lang: one }))}
          onChange={(chosen) => onChange({ language: chosen })}
        />
      </div>
    </FormSection>
  );
};

/** The environments of the invited users, and the limit of the plan. */
export const EnvironmentSection = ({ promised, onChange }: PartProps) => {
  const { t } = useTranslation();
  const environments = useSelector(selectSimEnvs);
  const plan = useSelector(selectPlans).find(({ planId }) => planId === promised.planId);
  const used = promised.environmentIds.length;
  const over = plan !== undefined && used > plan.maxEnvs;
  return (
    <FormSection title={t('invite.environments')}>
      <p className={over ? 'picker-count figures field-error' : 'picker-count figures'}>
        {plan ? t('invite.environmentsHelp', { used, max: plan.maxEnvs }) : t('invite.environmentsFree', { used })}
      </p>
      <EnvironmentPicker
        environments={environments}
        chosen={promised.environmentIds}
        byPlan={plan?.planSimEnvs ?? []}
        onChange={(environmentIds) => onChange({ environmentIds })}
      />
    </FormSection>
  );
};
