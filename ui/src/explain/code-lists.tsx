import { type CodeListPage, codeListPages } from '@clearbench/rules/rule-pages/code-page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CodeRows, type FoundCode } from './code-rows.tsx';
import { pathOfList } from './explain-paths.ts';
import { folded, matches } from './matches.ts';
import { byName, useCodeText } from './use-code-text.ts';

/** More results are not useful. */
const mostShown = 100;

/** Matches in the code come first, then those in its meaning, then those in the name of its list. */
const nearness = (
  words: string,
  { code, texts }: FoundCode,
  meaning: (texts: FoundCode['texts']) => string,
): number => {
  if (folded(code).startsWith(folded(words.trim()))) return 0;
  return matches(words, code, meaning(texts)) ? 1 : 2;
};

/** The ISO 20022 codes that match the search; their pages name those that SEPA uses. */
export const useFoundCodes = (words: string): readonly FoundCode[] => {
  const { meaning, listName } = useCodeText();
  return codeListPages
    .filter(({ subsetOf }) => subsetOf === undefined)
    .flatMap(({ name, codes }) => codes.map((code) => ({ list: name, ...code })))
    .filter(({ list, code, texts }) => matches(words, code, meaning(texts), listName(list)))
    .toSorted((one, other) => nearness(words, one, meaning) - nearness(words, other, meaning));
};

const Lists = ({ title, lists }: { readonly title: string; readonly lists: readonly CodeListPage[] }) => {
  const { t } = useTranslation();
  const { listName } = useCodeText();
  return (
    <section className="explain-group">
      <h2>{title}</h2>
      <ul className="explain-rows">
        {byName(lists, ({ name }) => listName(name)).map(({ name, codes }) => (
          <li key={name}>
            <Link to={pathOfList(name)} className="explain-row">
              <span className="explain-row-text">{listName(name)}</span>
              <span className="explain-row-end figures">{t('explain.count', { count: codes.length })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Every list without a search; with one, the lists that contain matching codes. */
export const CodeLists = ({ words, found }: { readonly words: string; readonly found: readonly FoundCode[] }) => {
  const { t } = useTranslation();
  if (words.trim() !== '')
    return (
      <>
        {found.length > mostShown && (
          <p className="muted">{t('explain.first', { shown: mostShown, count: found.length })}</p>
        )}
        <CodeRows codes={found.slice(0, mostShown)} named />
      </>
    );
  const [iso, sepa] = [codeListPages.filter((one) => !one.subsetOf), codeListPages.filter((one) => one.subsetOf)];
  return (
    <>
      <Lists title={t('explain.isoLists')} lists={iso} />
      <Lists title={t('explain.sepaLists')} lists={sepa} />
    </>
  );
};
