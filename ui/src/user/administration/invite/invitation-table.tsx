import type { Invitation } from '@clearbench/contracts/user/administration-routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNow } from '../../../file/list/use-now.ts';
import { Button } from '../../../parts/button.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { TroubleBox } from '../../../parts/trouble-box.tsx';
import { selectPlans } from '../choices/choices-slice.ts';
import { dayText, momentsIn } from '../days.ts';
import { type InvitationState, shownStates, stateOf } from './invitation-state.ts';
import { invitationsRequested, repeatRequested, selectInvite, withdrawRequested } from './invite-slice.ts';

type RowProps = { readonly invitation: Invitation; readonly state: InvitationState; readonly sendsMail: boolean };

const tones = { open: 'info', expired: 'warn', accepted: 'good', withdrawn: 'quiet' } as const;

const Row = ({ invitation, state, sendsMail }: RowProps) => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { busy } = useSelector(selectInvite);
  const plans = useSelector(selectPlans);
  const { invitationId, email, planId, until, sentAt, expiresAt } = invitation;
  const { minute } = momentsIn(i18n.language);
  const plan = plans.find((one) => one.planId === planId)?.planName ?? planId;
  const counts = state === 'open' || state === 'expired';
  const isBusy = busy.includes(invitationId);
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
      <td className="table-actions">
        {counts && (
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
        )}
      </td>
    </tr>
  );
};

const columns = ['address', 'state', 'sent', 'expires', 'plan', 'actions'] as const;

const Table = ({ rows, sendsMail }: { readonly rows: readonly RowProps[]; readonly sendsMail: boolean }) => {
  const { t } = useTranslation();
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('invite.list') };
  return (
    <div {...frame}>
      <table className="admin-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span className={column === 'actions' ? 'only-spoken' : undefined}>{t(`invite.column.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ invitation, state }) => (
            <Row key={invitation.invitationId} invitation={invitation} state={state} sendsMail={sendsMail} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const StateTabs = ({
  shown,
  counts,
  onChoose,
}: {
  shown: string;
  counts: Record<string, number>;
  onChoose: (state: string) => void;
}) => {
  const { t } = useTranslation();
  return (
    <fieldset className="segments">
      <legend className="only-spoken">{t('invite.which')}</legend>
      {['all', ...shownStates].map((state) => (
        <button
          key={state}
          type="button"
          className="segment"
          aria-pressed={state === shown}
          onClick={() => onChoose(state)}
        >
          {t(`invite.state.${state}`)}
          <span className="segment-count figures">{counts[state] ?? 0}</span>
        </button>
      ))}
    </fieldset>
  );
};

/** Everybody who was invited, the newest first, and what can still be done about it. */
export const InvitationTable = ({ sendsMail }: { readonly sendsMail: boolean }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const now = useNow();
  const { status, invitations, listTrouble } = useSelector(selectInvite);
  const [shown, show] = useState('all');
  const all = invitations.map((invitation) => ({ invitation, state: stateOf(invitation, now), sendsMail }));
  const rows = all.filter(({ state }) => shown === 'all' || state === shown);
  const counts = Object.fromEntries(
    shownStates.map((state) => [state, all.filter((one) => one.state === state).length]),
  );
  return (
    <section className="invitations" aria-label={t('invite.list')}>
      <div className="page-head">
        <h2>{t('invite.list')}</h2>
        {all.length > 0 && <StateTabs shown={shown} counts={{ ...counts, all: all.length }} onChoose={show} />}
      </div>
      {listTrouble && (
        <TroubleBox
          trouble={listTrouble}
          titleKey="invite.listFailed"
          onRetry={() => dispatch(invitationsRequested())}
        />
      )}
      {status === 'loading' && all.length === 0 && <Skeletons rows={4} />}
      {status === 'idle' && rows.length === 0 && (
        <p className="muted">{t(all.length === 0 ? 'invite.listNone' : 'invite.listNoMatch')}</p>
      )}
      {rows.length > 0 && <Table rows={rows} sendsMail={sendsMail} />}
    </section>
  );
};
