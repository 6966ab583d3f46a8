import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../translation/administration/translations.css';
import '../../translation/administration/text-form.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { ImportView } from '../../translation/administration/import-view.tsx';
import { WithTable } from '../../translation/administration/with-table.tsx';
import { addTranslationsFeatures } from './translations-features.ts';

addTranslationsFeatures();

/** Texts come in from a file. */
export const ImportTranslationsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('translations.import')} />
      <WithTable>{(table) => <ImportView table={table} />}</WithTable>
    </>
  );
};
