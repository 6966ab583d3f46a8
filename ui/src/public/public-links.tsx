import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { LanguageMenu } from './language-menu.tsx';
import { pathOfPublic, usePublicPages } from './public-pages.ts';

/** What stands below every page before the product: the pages for everybody, and the language. */
export const PublicLinks = () => {
  const { t } = useTranslation();
  const pages = usePublicPages();
  return (
    <footer className="public-links">
      {pages.length > 0 && (
        <nav aria-label={t('public.navigation')}>
          {pages.map((page) => (
            <NavLink key={page} to={pathOfPublic(page)} className="quiet-link">
              {t(`public.title.${page}`)}
            </NavLink>
          ))}
        </nav>
      )}
      <LanguageMenu />
    </footer>
  );
};
