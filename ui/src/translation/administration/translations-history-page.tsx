import './translations.css';
import { useTranslation } from 'react-i18next';
import { addHistory } from '../../history/add-history.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { addTranslationsFeatures } from './add-translations.ts';
import { LanguageHistoryView } from './language-history-view.tsx';
import { WithTable } from './with-table.tsx';

addTranslationsFeatures();
addHistory();

/** The history of the texts of a language. */
export const TranslationsHistoryPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('translations.historyTitle')} />
      <WithTable>{(table) => <LanguageHistoryView table={table} />}</WithTable>
    </>
  );
};
