import { useTranslation } from 'react-i18next';
import type { SearchState } from './search-slice.ts';

/** Which hit is shown and how many there are, or why there is none. */
export const SearchCount = ({ search }: { readonly search: SearchState }) => {
  const { t } = useTranslation();
  const { status, found, at, trouble } = search;
  const said = () => {
    if (trouble) return t(`error.${trouble.errorKey}`, trouble.params);
    if (!found) return status === 'loading' ? t('editor.search.looking') : '';
    if (found.total === 0) return t('editor.search.nothing');
    const number = found.skipped + (at ?? 0) + 1;
    return t(found.endedAt === undefined ? 'editor.search.count' : 'editor.search.atLeast', {
      number,
      total: found.total,
    });
  };
  return (
    <span className="ed-search-count figures" role="status" data-status={status}>
      {said()}
    </span>
  );
};
