import type { ReactNode } from 'react';

type ShortColumn<T> = {
  readonly name: string;
  readonly isNumber?: boolean;
  readonly cell: (item: T) => ReactNode;
};

/** The first one names the thing. */
export type ShortColumns<T> = readonly [ShortColumn<T>, ...ShortColumn<T>[]];

type Props<T> = {
  readonly label: string;
  readonly columns: ShortColumns<T>;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
};

const numberClass = (isNumber = false): string | undefined => (isNumber ? 'figures number' : undefined);

/** A list short enough to be drawn whole: a table, and on phones each thing with its facts below its name. */
export const ShortList = <T,>({ label, columns, items, keyOf }: Props<T>) => {
  const [naming, ...others] = columns;
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div {...frame}>
      <table className="admin-table short-list">
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={numberClass(isNumber)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)}>
              <th scope="row" className="name-and-more">
                {naming.cell(item)}
              </th>
              {others.map(({ name, isNumber, cell }) => (
                <td key={name} className={numberClass(isNumber)} data-name={name}>
                  {cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
