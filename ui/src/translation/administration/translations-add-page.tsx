import './translations.css';
import './text-form.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { AddLanguageView } from './add-language-view.tsx';
import { addTranslationsFeatures } from './add-translations.ts';
import { WithTable } from './with-table.tsx';

addTranslationsFeatures();

/** The form that adds a language. */
export const AddLanguagePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('translations.addTitle')} />
      <WithTable>{(table) => <AddLanguageView table={table} />}</WithTable>
    </>
  );
};
