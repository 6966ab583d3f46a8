import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sortedBy, type UserFilters } from './list-address.ts';
import { userColumns } from './user-cells.tsx';

type Props = {
  readonly filters: UserFilters;
  readonly onFilters: (filters: UserFilters) => void;
  readonly allChosen: boolean;
  readonly someChosen: boolean;
  readonly onChooseAll: () => void;
};

type HeaderProps = Pick<Props, 'filters' | 'onFilters'> & { readonly column: (typeof userColumns)[number] };

const Header = ({ column: { id, sort }, filters, onFilters }: HeaderProps) => {
  const { t } = useTranslation();
  const Arrow = filters.order === 'ascending' ? IconArrowUp : IconArrowDown;
  const sorted = sort !== undefined && filters.sort === sort;
  return (
    <th scope="col" className={`cell user-cell-${id}`} {...(sorted ? { 'aria-sort': filters.order } : {})}>
      {sort === undefined ? (
        <span className={id === 'menu' ? 'only-spoken' : undefined} title={t(`userList.column.${id}`)}>
          {t(`userList.column.${id}`)}
        </span>
      ) : (
        <button type="button" className="sorter" onClick={() => onFilters(sortedBy(filters, sort))}>
          {t(`userList.column.${id}`)}
          {sorted && <Arrow size={13} aria-hidden="true" />}
        </button>
      )}
    </th>
  );
};

/** Names of the columns; those the server sorts by are buttons. */
export const UserHeader = ({ filters, onFilters, allChosen, someChosen, onChooseAll }: Props) => {
  const { t } = useTranslation();
  return (
    <tr className="row row-header" aria-rowindex={1}>
      <th scope="col" className="cell user-cell-choice">
        <input
          type="checkbox"
          className="choice"
          aria-label={t('userList.chooseAll')}
          checked={allChosen}
          ref={(box) => {
            if (box) box.indeterminate = someChosen && !allChosen;
          }}
          onChange={onChooseAll}
        />
      </th>
      {userColumns.slice(1).map((column) => (
        <Header key={column.id} column={column} filters={filters} onFilters={onFilters} />
      ))}
    </tr>
  );
};
