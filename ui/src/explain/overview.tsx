import { numberText } from '@clearbench/contracts/translation/number-text';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { CodeLists, useFoundCodes } from './code-lists.tsx';
import { explainPath, messagesPath } from './explain-paths.ts';
import { RuleList, useFoundRules } from './rule-list.tsx';
import { SearchBox } from './search-box.tsx';
import { useSearch } from './use-search.ts';

type Kind = 'rules' | 'codes';

const addressOf = (kind: Kind, words: string): string => {
  const params = new URLSearchParams({ ...(words ? { q: words } : {}), ...(kind === 'codes' ? { of: kind } : {}) });
  return params.size > 0 ? `${explainPath}?${params.toString()}` : explainPath;
};

/** Every rule and every code, with a search. */
export const Overview = () => {
  const { t, i18n } = useTranslation();
  const [words, look] = useSearch();
  const kind: Kind = useSearchParams()[0].get('of') === 'codes' ? 'codes' : 'rules';
  const rules = useFoundRules(words);
  const codes = useFoundCodes(words);
  const counts = { rules: rules.length, codes: codes.length };
  return (
    <>
      <h1>{t('explain.title')}</h1>
      <p className="muted explain-intro">{t('explain.intro')}</p>
      <div className="explain-bar">
        <SearchBox label={t('explain.search')} hint={t('explain.searchHint')} words={words} onSearch={look} />
        <nav className="explain-kinds" aria-label={t('explain.kinds')}>
          {(['rules', 'codes'] as const).map((one) => (
            <Link key={one} to={addressOf(one, words)} replace aria-current={one === kind ? 'page' : undefined}>
              {t(`explain.${one}`)} <span className="figures">{numberText(counts[one], i18n.language)}</span>
            </Link>
          ))}
          <Link to={messagesPath}>{t('explain.subset.title')}</Link>
        </nav>
      </div>
      {counts[kind] === 0 && <p role="status">{t('explain.nothing', { words })}</p>}
      {kind === 'rules' ? <RuleList rules={rules} /> : <CodeLists words={words} found={codes} />}
    </>
  );
};
