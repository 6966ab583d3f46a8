import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, Outlet } from 'react-router-dom';
import { Brand } from '../parts/brand.tsx';
import { selectUser } from '../user/user-slice.ts';
import { PublicLinks } from './public-links.tsx';

/** Where the skip link leads; also lets the keyboard scroll a page that has nothing to focus. */
const landing = { id: 'page', tabIndex: 0 };

/** The frame of the public pages: brand, the link back, and the other public pages. */
export const PublicLayout = () => {
  const { t } = useTranslation();
  const user = useSelector(selectUser);
  const signedIn = user !== undefined && !user.anonymous;
  return (
    <div className="public">
      <a className="skip" href="#page">
        {t('layout.skip')}
      </a>
      <header className="bar public-bar">
        <Link to="/" className="brand" aria-label={t('layout.home')}>
          <Brand />
        </Link>
        <Link to="/" className="quiet-link bar-end">
          {signedIn ? t('public.back') : t('login.title')}
        </Link>
      </header>
      <main className="public-page" {...landing}>
        <div className="public-column">
          <Outlet />
        </div>
      </main>
      <PublicLinks />
    </div>
  );
};
