import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { columns, sortOf } from './columns.tsx';
import { type ListFilters, sortedBy } from './list-address.ts';

type Props = {
  readonly filters: ListFilters;
  readonly onFilters: (filters: ListFilters) => void;
  readonly allChosen: boolean;
  readonly someChosen: boolean;
  readonly onChooseAll: () => void;
};

type HeaderProps = Pick<Props, 'filters' | 'onFilters'> & { readonly id: string };

const Header = ({ id, filters, onFilters }: HeaderProps) => {
  const { t } = useTranslation();
  const sort = sortOf[id];
  const Arrow = filters.order === 'ascending' ? IconArrowUp : IconArrowDown;
  const sorted = sort !== undefined && filters.sort === sort;
  return (
    <th scope="col" className={`cell cell-${id}`} {...(sorted ? { 'aria-sort': filters.order } : {})}>
      {sort === undefined ? (
        <span className={id === 'menu' ? 'only-spoken' : undefined}>{t(`fileList.column.${id}`)}</span>
      ) : (
        <button type="button" className="sorter" onClick={() => onFilters(sortedBy(filters, sort))}>
          {t(`fileList.column.${id}`)}
          {sorted && <Arrow size={13} aria-hidden="true" />}
        </button>
      )}
    </th>
  );
};

/** Names of the columns; those the server sorts by are buttons. */
export const HeaderRow = ({ filters, onFilters, allChosen, someChosen, onChooseAll }: Props) => {
  const { t } = useTranslation();
  return (
    <tr className="row row-header" aria-rowindex={1}>
      <th scope="col" className="cell cell-choice">
        <input
          type="checkbox"
          className="choice"
          aria-label={t('fileList.chooseAll')}
          checked={allChosen}
          ref={(box) => {
            if (box) box.indeterminate = someChosen && !allChosen;
          }}
          onChange={onChooseAll}
        />
      </th>
      {columns.slice(1).map(({ id }) => (
        <Header key={id} id={id ?? ''} filters={filters} onFilters={onFilters} />
      ))}
    </tr>
  );
};
