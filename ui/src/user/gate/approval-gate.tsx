import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import { selectUnclaimed } from '../../settings/settings-slice.ts';
import { momentFormat } from '../../translation/moment-format.ts';
import { selectUser, sessionRequested } from '../user-slice.ts';
import { ClaimForm } from './claim-form.tsx';
import { GateStage } from './gate-stage.tsx';

/** The time of the last check of the account, which shows that the page is active. */
const LastChecked = () => {
  const { t, i18n } = useTranslation();
  const user = useSelector(selectUser);
  const looked = useMemo(() => ({ user, at: new Date() }), [user]);
  const time = momentFormat(i18n.language, { timeStyle: 'medium' }).format(looked.at);
  return <p className="muted figures">{t('waiting.lastChecked', { time })}</p>;
};

/** An administrator must approve the account; in a new installation its claim code does as well. */
export const ApprovalGate = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const unclaimed = useSelector(selectUnclaimed);
  const action = (
    <Button tone="primary" onClick={() => dispatch(sessionRequested())}>
      {t('waiting.checkAgain')}
    </Button>
  );
  return (
    <GateStage reason="approvalWait" action={action}>
      {unclaimed && <ClaimForm />}
      <LastChecked />
    </GateStage>
  );
};
