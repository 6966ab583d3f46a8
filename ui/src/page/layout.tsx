import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, Outlet, useNavigation } from 'react-router-dom';
import { PaletteHost } from '../command-palette/palette-host.tsx';
import { KeyListHost } from '../key-list/key-list-host.tsx';
import { ConnectionIndicator } from '../live/connection-indicator.tsx';
import { Brand } from '../parts/brand.tsx';
import { PlanNotice } from '../plan/plan-notice.tsx';
import { SessionEndDialog } from '../user/session-end-dialog.tsx';
import { SignOutQuestion } from '../user/sign-out/sign-out-question.tsx';
import { selectUser } from '../user/user-slice.ts';
import { ClockMenu } from './clock-menu.tsx';
import { EnvironmentMenu } from './environment-menu.tsx';
import { HelpMenu } from './help-menu.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { useLayoutCommands } from './use-layout-commands.ts';
import { usePaletteSources } from './use-palette-sources.ts';
import { UserMenu } from './user-menu.tsx';

/** Where the skip link leads; also lets the keyboard scroll a page that has nothing to focus. */
const landing = { id: 'page', tabIndex: 0 };

/** Header and page area for signed-in users. */
export const Layout = () => {
  const { t } = useTranslation();
  const moving = useNavigation().state !== 'idle';
  useLayoutCommands();
  usePaletteSources();
  const userId = useSelector(selectUser)?.userId ?? '';
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
        <ClockMenu />
        <MainNavigation />
        <div className="bar-end">
          <ConnectionIndicator />
          <PaletteHost userId={userId} />
          <HelpMenu />
          <UserMenu />
        </div>
        <div className="bar-progress" data-moving={moving || undefined} />
      </header>
      <SignOutQuestion />
      <SessionEndDialog />
      <KeyListHost />
      <PlanNotice />
      <main className="page" {...landing}>
        <Outlet />
      </main>
    </div>
  );
};
