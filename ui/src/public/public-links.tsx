import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { explainPath } from '../explain/explain-paths.ts';
import { LanguageMenu } from './language-menu.tsx';
import { pathOfPublic, useListedPages } from './public-pages.ts';

/** The footer of every page before sign-in: the public pages, and the language. */
export const PublicLinks = () => {
  const { t } = useTranslation();
  const pages = useListedPages();
  return (
    <footer className="public-links">
      <nav aria-label={t('public.navigation')}>
        <NavLink to={explainPath} className="quiet-link">
          {t('explain.title')}
        </NavLink>
        {pages.map((page) => (
          <NavLink key={page} to={pathOfPublic(page)} className="quiet-link">
            {t(`public.title.${page}`)}
          </NavLink>
        ))}
      </nav>
      <LanguageMenu />
    </footer>
  );
};
