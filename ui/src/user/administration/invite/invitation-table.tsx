import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { invitations } from './invitation-list.ts';
import { InvitationRow, type InvitationRowProps } from './invitation-row.tsx';
import { shownStates, stateOf } from './invitation-state.ts';

type Props = {
  readonly shown: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly onChoose: (state: string) => void;
};

/** The invitations by state, with their numbers. */
const InvitationTabs = ({ shown, counts, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('invite.which')}</legend>
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

const columns = ['address', 'state', 'sent', 'expires', 'plan', 'actions'] as const;

const Table = ({ rows, sendsMail }: { readonly rows: readonly InvitationRowProps[]; readonly sendsMail: boolean }) => {
  const { t } = useTranslation();
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('invite.list') };
  return (
    <div {...frame}>
      <table className="admin-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span className={column === 'actions' ? 'visually-hidden' : undefined}>
                  {t(`invite.column.${column}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ invitation, state }) => (
            <InvitationRow key={invitation.invitationId} invitation={invitation} state={state} sendsMail={sendsMail} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** All invitations, newest first, with their actions. */
export const InvitationTable = ({ sendsMail }: { readonly sendsMail: boolean }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const now = useNow();
  const { status, items = [], problem } = useSelector(invitations.items.select);
  const [shown, show] = useState('all');
  const all = items.map((invitation) => ({ invitation, state: stateOf(invitation, now), sendsMail }));
  const rows = all.filter(({ state }) => shown === 'all' || state === shown);
  const counts = Object.fromEntries(
    shownStates.map((state) => [state, all.filter((one) => one.state === state).length]),
  );
  return (
    <section className="invitations" aria-label={t('invite.list')}>
      <div className="page-head">
        <h2>{t('invite.list')}</h2>
        {all.length > 0 && <InvitationTabs shown={shown} counts={{ ...counts, all: all.length }} onChoose={show} />}
      </div>
      {problem && (
        <ProblemNotice
          problem={problem}
          titleKey="invite.listFailed"
          onRetry={() => dispatch(invitations.items.actions.requested())}
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
