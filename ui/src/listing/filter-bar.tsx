import { useTranslation } from 'react-i18next';
import { SearchField } from './search-field.tsx';

type Props = {
  readonly label: string;
  readonly found: readonly unknown[];
  readonly total: number;
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly pays: boolean;
};

/** The filter of a list, and the number of matches; hidden if the list is short. */
export const FilterBar = ({ label, found, total, typed, type, pays }: Props) => {
  const { t } = useTranslation();
  if (!pays) return null;
  const says = typed === '' ? 'listing.all' : found.length === 0 ? 'listing.none' : 'listing.found';
  return (
    <div className="found-bar">
      <SearchField id="found" label={label} value={typed} onChange={(wanted = '') => type(wanted)} />
      <span className="muted" role="status">
        {t(says, { found: found.length, total })}
      </span>
    </div>
  );
};
