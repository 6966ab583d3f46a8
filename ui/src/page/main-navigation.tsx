import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { NavLink, useLocation } from 'react-router-dom';
import { OffButton } from '../parts/off-button.tsx';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { selectCurrent } from '../sim-env/sim-env-slice.ts';
import { selectIsAdministrator } from '../user/administration/is-administrator.ts';
import { useAdminCommands } from './admin/use-admin-commands.ts';

/** Payees are verified before credit transfers. */
const verifiesPayees = ({ scheme, canSendToTestEngine }: Pick<SimEnv, 'scheme' | 'canSendToTestEngine'>): boolean =>
  canSendToTestEngine && !isDirectDebit(scheme);

/** The links to the files and the templates of the current environment. */
const WorkTabs = () => {
  const { t } = useTranslation();
  const current = useSelector(selectCurrent);
  const { create: whyNot } = useSelector(selectPlanReasons);
  const { pathname } = useLocation();
  if (!current) return null;
  const files = pathOfFiles({ envToken: current.environment.environmentToken, rbVersion: current.rbVersion });
  const create = `${files}/create`;
  const scenarios = `${files}/scenarios`;
  const suites = `${files}/suites`;
  const runs = `${files}/runs`;
  const payees = `${files}/payees`;
  const isElsewhere = [create, scenarios, suites, runs, payees].some((path) => pathname.startsWith(path));
  return (
    <>
      <NavLink to={files} end={isElsewhere} className="tab">
        {t('layout.files')}
      </NavLink>
      {whyNot === undefined ? (
        <NavLink to={create} className="tab">
          {t('layout.create')}
        </NavLink>
      ) : (
        <OffButton className="tab" reason={t(`planReason.${whyNot}`)}>
          {t('layout.create')}
        </OffButton>
      )}
      {current.environment.clearing.allowOwnScenarios && (
        <NavLink to={scenarios} className="tab">
          {t('layout.scenarios')}
        </NavLink>
      )}
      <NavLink to={suites} className={pathname.startsWith('/suite/') ? 'tab active' : 'tab'}>
        {t('layout.suites')}
      </NavLink>
      {current.environment.canSendToTestEngine && (
        <NavLink to={runs} className={pathname.startsWith('/run/') ? 'tab active' : 'tab'}>
          {t('layout.runs')}
        </NavLink>
      )}
      {verifiesPayees(current.environment) && (
        <NavLink to={payees} className="tab" title={t('palette.payees')}>
          {t('layout.payees')}
        </NavLink>
      )}
    </>
  );
};

/** Keeps the active tab in view: on a phone the row of tabs is wider than the screen and scrolls. */
const useActiveTabInView = () => {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const current = useSelector(selectCurrent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active tab depends on the address and the environment
  useEffect(() => {
    const tab = row.current?.querySelector('.tab.active');
    if (!row.current || !tab) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    // Only this row scrolls, not the page.
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [pathname, current]);
  return row;
};

/** The main navigation, with the link to the administration for administrators. */
export const MainNavigation = () => {
  const { t } = useTranslation();
  const isAdministrator = useSelector(selectIsAdministrator);
  useAdminCommands(isAdministrator);
  const row = useActiveTabInView();
  return (
    <nav ref={row} className="tabs" aria-label={t('layout.navigation')}>
      <WorkTabs />
      {isAdministrator && (
        <NavLink to="/admin" className="tab">
          {t('admin.title')}
        </NavLink>
      )}
    </nav>
  );
};
