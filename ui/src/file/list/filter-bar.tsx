import { directions, fileValidities, transferStates, transferVerdicts } from '@clearbench/contracts/file/choices';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../listing/search-field.tsx';
import { DateChip } from './date-chip.tsx';
import { FilterChip } from './filter-chip.tsx';
import { type ListFilters, narrows, unfiltered } from './list-address.ts';
import { searchId } from './use-file-actions.ts';

type Props = {
  readonly filters: ListFilters;
  readonly types: readonly string[];
  readonly onFilters: (filters: ListFilters) => void;
};

/** The status of transfers; the result has a separate filter. */
const verdicts: readonly string[] = transferVerdicts;
const stages = ['none', ...transferStates.filter((state) => !verdicts.includes(state))];

// Passed as a spread, because not all type definitions know the `search` element yet.
const landmark = { role: 'search' };

/** All filters of the list; the address contains them. */
export const FilterBar = ({ filters, types, onFilters }: Props) => {
  const { t } = useTranslation();
  const chip = (
    name: 'direction' | 'messageType' | 'validity' | 'verdict' | 'transferState',
    values: readonly string[],
    label: (value: string) => string,
  ) => (
    <FilterChip
      name={t(`fileList.filter.${name}`)}
      value={filters[name]}
      options={values.map((value) => ({ value, label: label(value) }))}
      onChange={(value) => onFilters({ ...filters, [name]: value })}
    />
  );
  return (
    <div className="filters" {...landmark}>
      <SearchField
        id={searchId}
        label={t('fileList.search')}
        value={filters.search ?? ''}
        onChange={(search) => onFilters({ ...filters, search })}
      />
      <div className="filter-chips">
        {chip('direction', directions, (value) => t(`direction.${value}`))}
        {chip('messageType', types, (value) => value)}
        {chip('validity', fileValidities, (value) => t(`validity.${value}`))}
        {chip('verdict', transferVerdicts, (value) => t(`transferState.${value}`))}
        {chip('transferState', stages, (value) => t(`transferState.${value}`))}
        <DateChip range={filters} onChange={(range) => onFilters({ ...filters, ...range })} />
      </div>
      {narrows(filters) && (
        <button type="button" className="link-button" onClick={() => onFilters(unfiltered(filters))}>
          {t('fileList.clearFilters')}
        </button>
      )}
    </div>
  );
};
