import { IconArrowDown, IconArrowUp } from 'virtual:icons';
import { useTranslation } from 'react-i18next';

/** A column: its id, and the field by which the server sorts, if it can. */
export type Heading<Sort extends string> = { readonly id: string; readonly sort?: Sort | undefined };

type Sorting<Sort extends string> = {
  /** The prefix of the texts: the title of a column is `<texts>.column.<id>`. */
  readonly texts: string;
  /** The prefix of the classes of this list's cells. */
  readonly cell: string;
  readonly filters: { readonly sort: string; readonly order: 'ascending' | 'descending' };
  readonly onSort: (sort: Sort) => void;
};
type Props<Sort extends string> = Sorting<Sort> & {
  /** The first one is the column of the checkboxes. */
  readonly headings: readonly Heading<Sort>[];
  readonly allChosen: boolean;
  readonly someChosen: boolean;
  readonly onChooseAll: () => void;
};
type HeaderProps<Sort extends string> = Sorting<Sort> & { readonly heading: Heading<Sort> };

const Header = <Sort extends string>({ heading, texts, cell, filters, onSort }: HeaderProps<Sort>) => {
  const { t } = useTranslation();
  const { id, sort } = heading;
  const name = t(`${texts}.column.${id}`);
  const Arrow = filters.order === 'ascending' ? IconArrowUp : IconArrowDown;
  const sorted = sort !== undefined && filters.sort === sort;
  return (
    <th scope="col" className={`cell ${cell}-${id}`} {...(sorted ? { 'aria-sort': filters.order } : {})}>
      {sort === undefined ? (
        <span className={id === 'menu' ? 'visually-hidden' : undefined} title={name}>
          {name}
        </span>
      ) : (
        <button type="button" className="sorter" title={name} onClick={() => onSort(sort)}>
          <span className="clipped">{name}</span>
          {sorted && <Arrow size={13} aria-hidden="true" />}
        </button>
      )}
    </th>
  );
};

/** The titles of the columns; those the server sorts by are buttons. */
export const ListHeader = <Sort extends string>({ headings, allChosen, someChosen, ...props }: Props<Sort>) => {
  const { t } = useTranslation();
  const { onChooseAll, ...sorting } = props;
  return (
    <tr className="row row-header" aria-rowindex={1}>
      <th scope="col" className={`cell ${props.cell}-choice`}>
        <input
          type="checkbox"
          className="choice"
          aria-label={t(`${props.texts}.chooseAll`)}
          checked={allChosen}
          ref={(box) => {
            if (box) box.indeterminate = someChosen && !allChosen;
          }}
          onChange={onChooseAll}
        />
      </th>
      {headings.slice(1).map((heading) => (
        <Header key={heading.id} heading={heading} {...sorting} />
      ))}
    </tr>
  );
};
