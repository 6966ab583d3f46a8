import { useTranslation } from 'react-i18next';

/** The title of the browser tab, most specific part first. */
export const PageTitle = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation();
  return <title>{t('page.title', { title })}</title>;
};
