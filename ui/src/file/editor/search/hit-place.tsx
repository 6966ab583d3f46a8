import { useTranslation } from 'react-i18next';
import type { SearchState } from './search-slice.ts';

/** Where the hit stands that is shown, with its line: of a very long line the editor shows only the beginning. */
export const HitPlace = ({ search: { found, at } }: { readonly search: SearchState }) => {
  const { t } = useTranslation();
  const hit = at === undefined ? undefined : found?.hits[at];
  return (
    <>
      {hit && (
        <p className="ed-search-hit">
          <span className="figures">{t('editor.search.line', { line: hit.line })}</span>
          <code>
            {hit.before.trimStart()}
            <mark>{hit.match}</mark>
            {hit.after.trimEnd()}
          </code>
        </p>
      )}
      {found?.endedAt !== undefined && (
        <p className="ed-search-ended">{t('editor.search.ended', { line: found.endedAt })}</p>
      )}
    </>
  );
};
