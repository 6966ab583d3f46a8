import { useTranslation } from 'react-i18next';
import { Link, Outlet, useNavigation } from 'react-router-dom';
import { PaletteHost } from '../command-palette/palette-host.tsx';
import { KeyListHost } from '../key-list/key-list-host.tsx';
import { ConnectionIndicator } from '../live/connection-indicator.tsx';
import { Brand } from '../parts/brand.tsx';
import { PlanNotice } from '../plan/plan-notice.tsx';
import { SignOutQuestion } from '../user/sign-out/sign-out-question.tsx';
import { EnvironmentMenu } from './environment-menu.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { useLayoutCommands } from './use-layout-commands.ts';
import { UserMenu } from './user-menu.tsx';

/** Where the skip link leads; also lets the keyboard scroll a page that has nothing to focus. */
const landing = { id: 'page', tabIndex: 0 };

/** Header and place for the page of everybody who is signed in. */
export const Layout = () => {
  const { t } = useTranslation();
  const moving = useNavigation().state !== 'idle';
  useLayoutCommands();
  return (
    <div className="layout">
      <a className="skip" href="#page">
        {t('layout.skip')}
      </a>
      <header className="bar">
        <Link to="/" className="brand" aria-label={t('layout.home')}>
          <Brand />
        </Link>
        <EnvironmentMenu />
        <MainNavigation />
        <div className="bar-end">
          <ConnectionIndicator />
          <PaletteHost />
          <UserMenu />
        </div>
        <div className="bar-progress" data-moving={moving || undefined} />
      </header>
      <SignOutQuestion />
      <KeyListHost />
      <PlanNotice />
      <main className="page" {...landing}>
        <Outlet />
      </main>
    </div>
  );
};
