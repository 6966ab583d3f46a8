import { IconChevronDown } from 'virtual:icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import { selectIsAdministrator } from '../../user/administration/is-administrator.ts';
import { groupsOf, type NavigationEntry, navigationEntries } from './admin-pages.ts';

const entries = navigationEntries();
const groups = groupsOf(entries);

const Group = ({ group, onGo }: { readonly group: readonly NavigationEntry[]; readonly onGo: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="admin-group">
      <div className="admin-group-name">{t(`admin.group.${group[0]?.group}`)}</div>
      {group.map(({ to, textKey }) => (
        <NavLink key={to} to={to} className="admin-link" onClick={onGo}>
          {t(textKey)}
        </NavLink>
      ))}
    </div>
  );
};

type Props = {
  /** Shown above the navigation. */
  readonly card?: ((onGo: () => void) => ReactNode) | undefined;
};

/** Beside the page; on a narrow screen above it, collapsed to the name of the current page. */
const SideNavigation = ({ card }: Props) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const here = entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <nav className="admin-side" aria-label={t('admin.navigation')} data-open={open || undefined}>
      <button type="button" className="admin-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="muted">{t('admin.title')}</span>
        <strong>{here ? t(here.textKey) : t('admin.choosePage')}</strong>
        <IconChevronDown size={14} aria-hidden="true" />
      </button>
      <div className="admin-groups">
        {card?.(() => setOpen(false))}
        {groups.map((group) => (
          <Group key={group[0]?.group} group={group} onGo={() => setOpen(false)} />
        ))}
      </div>
    </nav>
  );
};

/** The area for administrators; other users get the page for unknown addresses. */
export const AdminArea = ({ card }: Props) => {
  if (!useSelector(selectIsAdministrator)) return <Navigate to="/404" replace />;
  return (
    <div className="admin">
      <SideNavigation card={card} />
      <div className="admin-page">
        <Outlet />
      </div>
    </div>
  );
};

/** /admin alone leads to the first of its pages. */
export const AdminStart = () => <Navigate to={entries[0]?.to ?? '/404'} replace />;
