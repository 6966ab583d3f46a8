import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../translation/administration/translations.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { LanguageHistoryView } from '../../translation/administration/language-history-view.tsx';
import { WithTable } from '../../translation/administration/with-table.tsx';
import { addHistory } from './history-feature.ts';
import { addTranslationsFeatures } from './translations-features.ts';

addTranslationsFeatures();
addHistory();

/** Who changed which text of a language, and when. */
export const TranslationsHistoryPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('translations.historyTitle')} />
      <WithTable>{(table) => <LanguageHistoryView table={table} />}</WithTable>
    </>
  );
};
