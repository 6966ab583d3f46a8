import './translations.css';
import './text-form.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { addTranslationsFeatures } from './add-translations.ts';
import { TablePageView } from './table-page-view.tsx';
import { WithTable } from './with-table.tsx';

addTranslationsFeatures();

/** Every text in every language. */
export const TranslationsPage = () => {
  const { t } = useTranslation();
  return (
    <div className="translations">
      <PageTitle title={t('translations.title')} />
      <h1 className="list-title">{t('translations.title')}</h1>
      <WithTable>
        {(table) => <TablePageView table={table} saveFile={(text, name) => saveFile(text, name, 'application/json')} />}
      </WithTable>
    </div>
  );
};
