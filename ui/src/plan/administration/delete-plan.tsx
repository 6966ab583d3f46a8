import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { Trouble } from '../../saga/trouble.ts';
import type { StoredPlan } from './plan-terms.ts';
import { usersOfPlan } from './users-of-plan.ts';

type Props = {
  readonly plan: StoredPlan;
  readonly others: readonly PlanDetails[];
  /** Why it could not be deleted before, if so. */
  readonly trouble: Trouble | undefined;
  readonly removing: boolean;
  /** '' = nobody has it. */
  readonly onDelete: (reassignTo: string) => void;
  readonly onClose: () => void;
};

const InUse = ({ plan, trouble }: Pick<Props, 'plan' | 'trouble'>) => {
  const { t } = useTranslation();
  const names = trouble?.errorKey === 'plan.inUse' ? String(trouble.params.users) : '';
  return (
    <p>
      {t('planAdmin.inUse', { count: plan.assigned })} {names && t('planAdmin.inUseBy', { names })}{' '}
      <Link to={usersOfPlan}>{t('planAdmin.toUsers')}</Link>
    </p>
  );
};

/** Asks once more; where somebody has the plan, which one they get instead. */
export const DeletePlan = ({ plan, others, trouble, removing, onDelete, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [reassignTo, choose] = useState('');
  const inUse = plan.assigned > 0 || trouble?.errorKey === 'plan.inUse';
  return (
    <Dialog title={t('planAdmin.deleteTitle', { name: plan.planName })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDelete(reassignTo);
        }}
      >
        {inUse ? <InUse plan={plan} trouble={trouble} /> : <p>{t('planAdmin.deleteBody')}</p>}
        {inUse && (
          <>
            <label className="field-label" htmlFor={id}>
              {t('planAdmin.reassign')}
            </label>
            <select id={id} className="input" value={reassignTo} onChange={({ target }) => choose(target.value)}>
              <option value="">{t('planAdmin.choosePlan')}</option>
              {others.map(({ planId, planName }) => (
                <option key={planId} value={planId}>
                  {planName}
                </option>
              ))}
            </select>
            <p className="field-help">{t('planAdmin.reassignHelp')}</p>
          </>
        )}
        <div className="row-of-buttons row-of-buttons-end">
          <Button onClick={onClose}>{t('editing.cancel')}</Button>
          <Button type="submit" tone="bad" disabled={removing || (inUse && reassignTo === '')}>
            {t(inUse ? 'planAdmin.reassignAndDelete' : 'planAdmin.deleteNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
