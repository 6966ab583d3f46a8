import './translations.css';
import './text-form.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { addTranslationsFeatures } from './add-translations.ts';
import { ImportView } from './import-view.tsx';
import { WithTable } from './with-table.tsx';

addTranslationsFeatures();

/** The import of translations from a file. */
export const ImportTranslationsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('translations.import')} />
      <WithTable>{(table) => <ImportView table={table} />}</WithTable>
    </>
  );
};
