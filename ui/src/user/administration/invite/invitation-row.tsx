import type { Invitation } from '@clearbench/contracts/user/administration-routes';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../parts/button.tsx';
import { selectPlans } from '../choices/choices-slice.ts';
import { dayText, momentsIn } from '../days.ts';
import type { InvitationState } from './invitation-state.ts';
import { repeatRequested, selectInvite, withdrawRequested } from './invite-slice.ts';

export type InvitationRowProps = {
  readonly invitation: Invitation;
  readonly state: InvitationState;
  readonly sendsMail: boolean;
};

const tones = { open: 'info', expired: 'warn', accepted: 'good', withdrawn: 'quiet' } as const;

const Orders = ({ invitation, sendsMail }: Omit<InvitationRowProps, 'state'>) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { busy } = useSelector(selectInvite);
  const { invitationId, email } = invitation;
  const isBusy = busy.includes(invitationId);
  return (
    <>
      <Button
        disabled={isBusy || !sendsMail}
        title={sendsMail ? undefined : t('invite.needsMail')}
        aria-label={t('invite.repeatOf', { email })}
        onClick={() => dispatch(repeatRequested(invitation))}
      >
        {t('invite.repeat')}
      </Button>
      <Button
        disabled={isBusy}
        aria-label={t('invite.withdrawOf', { email })}
        onClick={() => dispatch(withdrawRequested(invitation))}
      >
        {t('invite.withdraw')}
      </Button>
    </>
  );
};

/** One invitation, and its actions. */
export const InvitationRow = ({ invitation, state, sendsMail }: InvitationRowProps) => {
  const { t, i18n } = useTranslation();
  const plans = useSelector(selectPlans);
  const { email, planId, until, sentAt, expiresAt } = invitation;
  const { minute } = momentsIn(i18n.language);
  const plan = plans.find((one) => one.planId === planId)?.planName ?? planId;
  const counts = state === 'open' || state === 'expired';
  return (
    <tr>
      <td className="clipped">{email}</td>
      <td>
        <span className="tone" data-tone={tones[state]}>
          {t(`invite.stateOne.${state}`)}
        </span>
      </td>
      <td className="figures">{minute(sentAt)}</td>
      <td className="figures">{counts ? minute(expiresAt) : ''}</td>
      <td>
        {plan || <span className="muted">{t('userAdmin.noPlan')}</span>}
        {until && <span className="muted figures"> · {dayText(until, i18n.language)}</span>}
      </td>
      <td className="table-actions">{counts && <Orders invitation={invitation} sendsMail={sendsMail} />}</td>
    </tr>
  );
};
