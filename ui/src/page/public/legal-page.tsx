import '../../public/markdown.css';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { LegalPageView } from '../../public/legal-page-view.tsx';
import { type LegalPage as Page, usePublicPages } from '../../public/public-pages.ts';

/** A legal page of the operator; it does not exist if the operator switched it off. */
export const LegalPage = ({ page }: { readonly page: Page }) => {
  const { t } = useTranslation();
  if (!usePublicPages().includes(page)) return <Navigate to="/404" replace />;
  return (
    <>
      <PageTitle title={t(`public.title.${page}`)} />
      <LegalPageView page={page} />
    </>
  );
};
