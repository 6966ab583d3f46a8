import type { CodeListPage } from '@clearbench/rules/rule-pages/code-page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Fact, Facts } from '../parts/facts.tsx';
import { BackToAll } from './back-to-all.tsx';
import { CodeRows } from './code-rows.tsx';
import { explainPath, pathOfList } from './explain-paths.ts';
import { matches } from './matches.ts';
import { Places } from './places.tsx';
import { RuleLinks } from './rule-links.tsx';
import { SearchBox } from './search-box.tsx';
import { useCodeText } from './use-code-text.ts';
import { useSearch } from './use-search.ts';

const useFacts = ({ subsetOf, rulesUsing, paths }: CodeListPage): readonly Fact[] => {
  const { t } = useTranslation();
  const { listName } = useCodeText();
  return [
    ...(subsetOf
      ? [{ name: t('explain.subsetOf'), value: <Link to={pathOfList(subsetOf)}>{listName(subsetOf)}</Link> }]
      : [{ name: t('explain.edition'), value: t('explain.editionOf') }]),
    ...(paths.length > 0 ? [{ name: t('explain.places'), value: <Places paths={paths} /> }] : []),
    ...(rulesUsing.length > 0 ? [{ name: t('explain.rulesUsingList'), value: <RuleLinks ids={rulesUsing} /> }] : []),
  ];
};

/** A code list with the meaning of each code. */
export const CodeListView = ({ list }: { readonly list: CodeListPage }) => {
  const { t } = useTranslation();
  const { meaning, listName } = useCodeText();
  const [words, look] = useSearch();
  const facts = useFacts(list);
  const found = list.codes.filter(({ code, texts }) => matches(words, code, meaning(texts)));
  return (
    <article className="explain-article">
      <BackToAll to={`${explainPath}?of=codes`} />
      <header className="explain-head">
        <p className="explain-kicker">
          <code>{list.name}</code>
          <span className="figures">{t('explain.count', { count: list.codes.length })}</span>
        </p>
        <h1>{listName(list.name)}</h1>
      </header>
      <Facts title={t('explain.facts')} facts={facts} />
      <section className="explain-group">
        <div className="explain-bar">
          <h2>{t('explain.codes')}</h2>
          <SearchBox label={t('explain.searchList')} words={words} onSearch={look} />
        </div>
        {found.length === 0 && <p role="status">{t('explain.nothing', { words })}</p>}
        <CodeRows codes={found.map((one) => ({ list: list.name, ...one }))} />
      </section>
    </article>
  );
};
