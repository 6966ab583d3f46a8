import { useTranslation } from 'react-i18next';
import { Markdown } from './markdown.tsx';
import type { LegalPage } from './public-pages.ts';

/** A text of the operator, as they wrote it. */
export const LegalPageView = ({ page }: { readonly page: LegalPage }) => {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t(`public.title.${page}`)}</h1>
      <Markdown text={t(`public.text.${page}`)} />
    </>
  );
};
