import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RemoveDialogProps } from '../../admin-resource/resource-page.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { StoredPlan } from './plan-terms.ts';
import { usersOfPlan } from './users-of-plan.ts';

type Props = RemoveDialogProps & { readonly plan: StoredPlan; readonly others: readonly PlanDetails[] };

const InUse = ({ plan, problem }: Pick<Props, 'plan' | 'problem'>) => {
  const { t } = useTranslation();
  const names = problem?.errorKey === 'plan.inUse' ? String(problem.params.users) : '';
  return (
    <p>
      {t('planAdmin.inUse', { count: plan.assigned })} {names && t('planAdmin.inUseBy', { names })}{' '}
      <Link to={usersOfPlan}>{t('planAdmin.toUsers')}</Link>
    </p>
  );
};

/** Asks before a plan is deleted; if users have it, another plan replaces it. */
export const DeletePlan = ({ plan, others, problem, removing, onRemove, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [reassignTo, choose] = useState('');
  // Errors of earlier saves are not shown here.
  const [tried, setTried] = useState(false);
  const inUse = plan.assigned > 0 || problem?.errorKey === 'plan.inUse';
  return (
    <Dialog title={t('planAdmin.deleteTitle', { name: plan.planName })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          onRemove(reassignTo);
        }}
      >
        {inUse ? <InUse plan={plan} problem={problem} /> : <p>{t('planAdmin.deleteBody')}</p>}
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
        {tried && problem && problem.errorKey !== 'plan.inUse' && (
          <p className="form-problem" role="alert">
            {t(`error.${problem.errorKey}`, problem.params)}
          </p>
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
