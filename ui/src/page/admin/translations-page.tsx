import '../../listing/listing.css';
import '../../user/administration/user-administration.css';
import '../../translation/administration/translations.css';
import '../../translation/administration/text-form.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { TablePageView } from '../../translation/administration/table-page-view.tsx';
import { WithTable } from '../../translation/administration/with-table.tsx';
import { saveFile } from '../../user/administration/audit/save-file.ts';
import { addTranslationsFeatures } from './translations-features.ts';

addTranslationsFeatures();

/** Every text in every language. */
export const TranslationsPage = () => {
  const { t } = useTranslation();
  return (
    <div className="translations">
      <PageTitle title={t('translations.title')} />
      <h1 className="only-spoken">{t('translations.title')}</h1>
      <WithTable>
        {(table) => <TablePageView table={table} saveFile={(text, name) => saveFile(text, name, 'application/json')} />}
      </WithTable>
    </div>
  );
};
