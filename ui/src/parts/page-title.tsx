import { useTranslation } from 'react-i18next';

/** The browser tab's title, most particular part first. */
export const PageTitle = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation();
  return <title>{t('page.title', { title })}</title>;
};
