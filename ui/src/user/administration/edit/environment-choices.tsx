import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useTranslation } from 'react-i18next';
import { EnvironmentPicker } from '../environment-picker.tsx';
import type { AccountChoices, AccountDraft } from './account-draft.ts';

type Props = {
  readonly shown: AccountChoices;
  readonly plan: PlanDetails | undefined;
  readonly environments: readonly SimEnv[];
  readonly onChange: (draft: AccountDraft) => void;
};

/** Whether the number of environments exceeds the limit of the plan. */
export const tooMany = ({ environmentIds }: AccountChoices, plan: PlanDetails | undefined): boolean =>
  plan !== undefined && environmentIds.length > plan.maxEnvs;

/** The user's own environments, and the limit of the plan. */
export const EnvironmentChoices = ({ shown, plan, environments, onChange }: Props) => {
  const { t } = useTranslation();
  const used = shown.environmentIds.length;
  const params = { used, max: plan?.maxEnvs ?? 0, plan: plan?.planName ?? '' };
  return (
    <>
      <p className="picker-count figures">{t(plan ? 'userEdit.maxEnvs' : 'userEdit.noPlanEnvs', params)}</p>
      {tooMany(shown, plan) && (
        <p className="field-error" role="alert">
          {t('userEdit.tooMany', params)}
        </p>
      )}
      <EnvironmentPicker
        environments={environments}
        chosen={shown.environmentIds}
        byPlan={plan?.planSimEnvs ?? []}
        onChange={(environmentIds) => onChange({ environmentIds })}
      />
    </>
  );
};
