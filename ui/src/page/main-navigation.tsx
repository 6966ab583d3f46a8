import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { NavLink, useLocation } from 'react-router-dom';
import { selectCanCreate } from '../plan/plan-slice.ts';
import { selectCurrent } from '../sim-env/sim-env-slice.ts';
import { pathOfFiles } from '../sim-env/workplace.ts';

const tabClass = ({ isActive }: { isActive: boolean }): string => (isActive ? 'tab active' : 'tab');

/** The two places of daily work in the current environment. */
export const MainNavigation = () => {
  const { t } = useTranslation();
  const current = useSelector(selectCurrent);
  const canCreate = useSelector(selectCanCreate);
  const { pathname } = useLocation();
  if (!current) return null;
  const files = pathOfFiles({ envToken: current.environment.environmentToken, rbVersion: current.rbVersion });
  return (
    <nav className="tabs" aria-label={t('layout.navigation')}>
      <NavLink to={files} className={pathname.startsWith(`${files}/create`) ? 'tab' : tabClass}>
        {t('layout.files')}
      </NavLink>
      {canCreate && (
        <NavLink to={`${files}/create`} className="tab">
          {t('layout.create')}
        </NavLink>
      )}
    </nav>
  );
};
