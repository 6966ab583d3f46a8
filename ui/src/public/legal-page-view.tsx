import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectUnwrittenPages } from '../settings/settings-slice.ts';
import { selectUser } from '../user/user-slice.ts';
import { Markdown } from './markdown.tsx';
import type { LegalPage } from './public-pages.ts';

/** A text of the operator, unchanged. */
export const LegalPageView = ({ page }: { readonly page: LegalPage }) => {
  const { t } = useTranslation();
  const unwritten = useSelector(selectUnwrittenPages).includes(page);
  const isAdmin = useSelector(selectUser)?.roles.includes('ROLE_ADMIN') === true;
  return (
    <>
      <h1>{t(`public.title.${page}`)}</h1>
      {unwritten && isAdmin && (
        <p className="public-unlisted" role="note">
          {t('public.unlisted')} <Link to={`/admin/translations/public.text.${page}/edit`}>{t('public.write')}</Link>
        </p>
      )}
      <Markdown text={t(`public.text.${page}`)} />
    </>
  );
};
