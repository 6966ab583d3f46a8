import type { CodePage } from '@clearbench/rules/rule-pages/code-page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Fact, Facts } from '../parts/facts.tsx';
import { BackToAll } from './back-to-all.tsx';
import { pathOfCode, pathOfList } from './explain-paths.ts';
import { Places } from './places.tsx';
import { RuleLinks } from './rule-links.tsx';
import { byName, useCodeText } from './use-code-text.ts';

/** The same code in other lists. */
const InLists = ({ code, lists }: { readonly code: string; readonly lists: readonly string[] }) => {
  const { listName } = useCodeText();
  return (
    <ul className="explain-fact-list">
      {byName(lists, listName).map((list) => (
        <li key={list}>
          <Link to={pathOfCode(list, code)}>{listName(list)}</Link>
        </li>
      ))}
    </ul>
  );
};

const useFacts = ({ code, paths, partOf, hasParts, elsewhere, namedBy }: CodePage): readonly Fact[] => {
  const { t } = useTranslation();
  const sepa = partOf.length > 0 ? <InLists code={code} lists={partOf} /> : t('explain.partOf.none');
  return [
    ...(paths.length > 0 ? [{ name: t('explain.places'), value: <Places paths={paths} /> }] : []),
    ...(hasParts ? [{ name: t('explain.partOf'), value: sepa }] : []),
    ...(elsewhere.length > 0
      ? [{ name: t('explain.elsewhere'), value: <InLists code={code} lists={elsewhere} /> }]
      : []),
    ...(namedBy.length > 0 ? [{ name: t('explain.namedBy'), value: <RuleLinks ids={namedBy} /> }] : []),
  ];
};

/** One code: its meaning, and where it is used. */
export const CodeView = ({ page }: { readonly page: CodePage }) => {
  const { t } = useTranslation();
  const { meaning, listName } = useCodeText();
  const facts = useFacts(page);
  return (
    <article className="explain-article">
      <BackToAll to={pathOfList(page.list)} text={listName(page.list)} />
      <header className="explain-head">
        <p className="explain-kicker">
          <code>{page.code}</code>
        </p>
        <h1>{meaning(page.texts)}</h1>
        <p className="explain-lead">{t('explain.codeOf', { list: listName(page.list) })}</p>
      </header>
      {facts.length > 0 && <Facts title={t('explain.facts')} facts={facts} />}
    </article>
  );
};
