import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type Choice = { readonly planId: string; readonly until: string };
type Props = Choice & {
  readonly plans: readonly PlanDetails[];
  /** Whether no plan is a valid selection. */
  readonly optional?: boolean;
  readonly onChange: (choice: Choice) => void;
};

/** A plan and its last day; '' = none, and no expiry. */
export const PlanFields = ({ plans, planId, until, optional = false, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const plan = plans.find((one) => one.planId === planId);
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-plan`}>{t('userAdmin.plan')}</label>
        <select
          id={`${id}-plan`}
          className="input"
          value={planId}
          onChange={({ target }) => onChange({ planId: target.value, until })}
        >
          {(optional || plan === undefined) && <option value="">{t('userAdmin.noPlan')}</option>}
          {plans.map((one) => (
            <option key={one.planId} value={one.planId}>
              {one.planName}
            </option>
          ))}
        </select>
        {plan?.planDescription && <p className="field-help">{plan.planDescription}</p>}
      </div>
      <div className="field">
        <label htmlFor={`${id}-until`}>{t('userAdmin.until')}</label>
        <input
          id={`${id}-until`}
          type="date"
          className="input"
          value={until}
          disabled={planId === ''}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange({ planId, until: target.value })}
        />
        <p id={`${id}-help`} className="field-help">
          {t(until === '' ? 'userAdmin.noEnd' : 'userAdmin.untilHelp')}
        </p>
      </div>
    </>
  );
};
