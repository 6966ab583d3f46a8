import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackToAll } from '../back-to-all.tsx';
import { pathOfMessage } from '../explain-paths.ts';
import { matches } from '../matches.ts';
import { SearchBox } from '../search-box.tsx';
import { useSearch } from '../use-search.ts';
import { messageFamilies } from './message-families.ts';

/** Every message that a scheme exchanges. */
export const MessageList = () => {
  const { t } = useTranslation();
  const [words, look] = useSearch();
  const nameOf = (name: string) => t(`formatAdmin.message.${name}`);
  const found = messageFamilies.filter(({ name, schemes }) =>
    matches(words, name, nameOf(name), ...schemes.map((scheme) => schemeNames[scheme])),
  );
  return (
    <>
      <BackToAll />
      <h1>{t('explain.subset.title')}</h1>
      <p className="muted explain-intro">{t('explain.subset.intro')}</p>
      <div className="explain-bar">
        <SearchBox label={t('explain.subset.search')} hint="pacs.008, SCT" words={words} onSearch={look} />
      </div>
      {found.length === 0 && <p role="status">{t('explain.nothing', { words })}</p>}
      <ul className="explain-rows">
        {found.map(({ name, schemes }) => (
          <li key={name}>
            <Link to={pathOfMessage(name)} className="explain-row">
              <code>{name}</code>
              <span className="explain-row-text">{nameOf(name)}</span>
              <span className="explain-row-end">{schemes.map((scheme) => schemeNames[scheme]).join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
