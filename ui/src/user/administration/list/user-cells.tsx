import { IconDots, IconMailQuestion } from 'virtual:icons';
import { numberText } from '@clearbench/contracts/translation/number-text';
import type { UserAccount, UserListQuery } from '@clearbench/contracts/user/administration-routes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { daysLeft, nameOf, rolesInOrder } from '../account-names.ts';
import { dayText } from '../days.ts';
import { useCells } from './cells-context.ts';

type Cell = { readonly account: UserAccount };

const Choice = ({ account }: Cell) => {
  const { t } = useTranslation();
  const { chosen, toggle } = useCells();
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      className="choice"
      aria-label={t('userList.choose', { name: nameOf(account) })}
      checked={chosen.has(account.userId)}
      onChange={() => toggle(account.userId)}
    />
  );
};

const Environments = ({ account }: Cell) => {
  const { i18n } = useTranslation();
  return numberText(account.environmentIds.length, i18n.language);
};

const Name = ({ account }: Cell) => {
  const { t } = useTranslation();
  return (
    <>
      <Link className="name-link" to={`/admin/usermanagement/${account.userId}/edit`} tabIndex={-1}>
        {nameOf(account)}
      </Link>
      {account.service && <span className="tag user-kind">{t('serviceAccount.tag')}</span>}
    </>
  );
};

const Address = ({ account: { email, emailVerified } }: Cell) => {
  const { t } = useTranslation();
  return (
    <span className="user-address" title={emailVerified ? email : `${email} – ${t('userList.unverified')}`}>
      <span className="clipped">{email}</span>
      {!emailVerified && (
        <span className="tone" data-tone="warn">
          <IconMailQuestion size={14} aria-hidden="true" />
          <span className="visually-hidden">{t('userList.unverified')}</span>
        </span>
      )}
    </span>
  );
};

const Roles = ({ account }: Cell) => {
  const { t } = useTranslation();
  const names = rolesInOrder(account.roles).map((role) => t(`role.${role}`));
  return <span title={names.join(', ')}>{names.join(', ')}</span>;
};

const approvalTones = { UNKNOWN: 'warn', APPROVED: 'plain', REJECTED: 'bad' } as const;

const Approval = ({ account: { approvedState } }: Cell) => {
  const { t } = useTranslation();
  return (
    <span className="tone" data-tone={approvalTones[approvedState]}>
      {t(`approval.${approvedState}`)}
    </span>
  );
};

const State = ({ account: { userState } }: Cell) => {
  const { t } = useTranslation();
  return (
    <span className="tone" data-tone={userState === 'DISABLED' ? 'bad' : 'plain'}>
      {t(`userState.${userState}`)}
    </span>
  );
};

const Plan = ({ account: { planId, planUntil } }: Cell) => {
  const { t, i18n } = useTranslation();
  const { plans, now } = useCells();
  if (planId === '') return <span className="tone">{t('userList.noPlan')}</span>;
  const left = daysLeft(planUntil, now);
  const name = plans.get(planId)?.planName ?? planId;
  return (
    <span className="user-plan" title={left === undefined ? name : `${name} · ${dayText(planUntil, i18n.language)}`}>
      <span className="clipped">{name}</span>
      {left !== undefined && (
        <span className="tone figures" data-tone={left === 0 ? 'bad' : left <= 7 ? 'warn' : 'quiet'}>
          {left === 0 ? t('userList.planExpired') : t('userList.daysLeft', { count: left })}
        </span>
      )}
    </span>
  );
};

const Moment = ({ at }: { readonly at: string }) => {
  const { t } = useTranslation();
  const { figures, now } = useCells();
  if (at === '') return <span className="muted">{t('userList.never')}</span>;
  return (
    <time dateTime={at} title={figures.moment(at)}>
      {figures.since(at, now)}
    </time>
  );
};

const MenuButton = ({ account }: Cell) => {
  const { t } = useTranslation();
  const { openMenu } = useCells();
  return (
    <button
      type="button"
      tabIndex={-1}
      className="row-menu-button"
      aria-label={t('userList.menuOf', { name: nameOf(account) })}
      onClick={({ currentTarget }) => openMenu({ account, anchor: currentTarget.getBoundingClientRect() })}
    >
      <IconDots size={16} aria-hidden="true" />
    </button>
  );
};

type Column = {
  readonly id: string;
  readonly sort?: UserListQuery['sort'];
  readonly cell: (account: UserAccount) => ReactNode;
};

/** In the order of the screen; the title of a column is `userList.column.<id>`. */
export const userColumns: readonly Column[] = [
  { id: 'choice', cell: (account) => <Choice account={account} /> },
  { id: 'name', sort: 'displayName', cell: (account) => <Name account={account} /> },
  { id: 'address', sort: 'email', cell: (account) => <Address account={account} /> },
  { id: 'roles', cell: (account) => <Roles account={account} /> },
  { id: 'approval', cell: (account) => <Approval account={account} /> },
  { id: 'state', cell: (account) => <State account={account} /> },
  { id: 'plan', sort: 'planId', cell: (account) => <Plan account={account} /> },
  { id: 'environments', cell: (account) => <Environments account={account} /> },
  { id: 'lastSignedIn', sort: 'lastSignedInAt', cell: ({ lastSignedInAt }) => <Moment at={lastSignedInAt} /> },
  { id: 'signedUp', sort: 'signedUpAt', cell: ({ signedUpAt }) => <Moment at={signedUpAt} /> },
  { id: 'menu', cell: (account) => <MenuButton account={account} /> },
];

export const userIdOf = ({ userId }: UserAccount): string => userId;

/** The cells of a row; `CellsProvider` supplies everything else they need. */
export const cellsOf = (account: UserAccount): ReactNode =>
  userColumns.map(({ id, cell }) => (
    <td key={id} className={`cell user-cell-${id}`}>
      {cell(account)}
    </td>
  ));
