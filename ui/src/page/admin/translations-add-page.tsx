import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../translation/administration/translations.css';
import '../../translation/administration/text-form.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { AddLanguageView } from '../../translation/administration/add-language-view.tsx';
import { WithTable } from '../../translation/administration/with-table.tsx';
import { addTranslationsFeatures } from './translations-features.ts';

addTranslationsFeatures();

/** A language is added. */
export const AddLanguagePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('translations.addTitle')} />
      <WithTable>{(table) => <AddLanguageView table={table} />}</WithTable>
    </>
  );
};
