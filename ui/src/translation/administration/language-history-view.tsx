import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ResourceHead } from '../../admin-resource/resource-head.tsx';
import { HistoryView } from '../../history/history-view.tsx';
import { languageName } from '../language.ts';
import type { TextTable } from './table.ts';

/** The history of the language in the address. */
export const LanguageHistoryView = ({ table }: { readonly table: TextTable }) => {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const requested = query.get('language');
  const language = table.languages.find((one) => one === requested) ?? table.languages[0] ?? 'en';
  const languages = (
    <fieldset className="segments" aria-label={t('translations.languages')}>
      {table.languages.map((one) => (
        <button
          key={one}
          type="button"
          className="segment"
          lang={one}
          aria-pressed={one === language}
          onClick={() => setQuery({ language: one }, { replace: true })}
        >
          {languageName(one)}
        </button>
      ))}
    </fieldset>
  );
  return (
    <div className="admin-form">
      <ResourceHead
        back={{ to: '/admin/translations', text: t('translations.title') }}
        title={t('translations.historyTitle')}
        subtitle={t('translations.historyBody')}
        actions={languages}
      />
      <HistoryView key={language} noun="translation" id={language} />
    </div>
  );
};
