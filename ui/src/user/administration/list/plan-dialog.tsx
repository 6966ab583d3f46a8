import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditingDialog } from '../../../editing/editing-dialog.tsx';
import { Button } from '../../../parts/button.tsx';
import { PlanFields } from '../plan-fields.tsx';

type Props = {
  readonly count: number;
  readonly plans: readonly PlanDetails[];
  readonly onGive: (plan: { readonly planId: string; readonly until?: string }) => void;
  readonly onClose: () => void;
};

/** Assigns a plan with an expiry to many users. */
export const PlanDialog = ({ count, plans, onGive, onClose }: Props) => {
  const { t } = useTranslation();
  const [choice, setChoice] = useState({ planId: plans[0]?.planId ?? '', until: '' });
  const { planId, until } = choice;
  const unsaved = planId !== (plans[0]?.planId ?? '') || until !== '';
  return (
    <EditingDialog title={t('userList.planTitle', { count })} unsaved={unsaved} onClose={onClose}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onGive({ planId, ...(until === '' ? {} : { until }) });
          }}
        >
          <div className="dialog-fields">
            <PlanFields plans={plans} planId={planId} until={until} onChange={setChoice} />
          </div>
          <p className="muted">{t('userList.planHelp')}</p>
          <div className="row-of-buttons row-of-buttons-end">
            <Button onClick={close}>{t('userAdmin.cancel')}</Button>
            <Button type="submit" tone="primary" disabled={planId === ''}>
              {t('userList.givePlan')}
            </Button>
          </div>
        </form>
      )}
    </EditingDialog>
  );
};
