import type { ReactNode } from 'react';

export type Column = { readonly name: string; readonly isNumber?: boolean };
type Row = { readonly key: string; readonly cells: readonly ReactNode[] };
type Props = { readonly title: string; readonly columns: readonly Column[]; readonly rows: readonly Row[] };

const numberClass = (isNumber = false): string | undefined => (isNumber ? 'number figures' : undefined);

/** A table under its heading; the keyboard can scroll it where it is wider than the page. */
export const MetricsTable = ({ title, columns, rows }: Props) => {
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': title };
  return (
    <div {...frame}>
      <table className="admin-table metrics-table">
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
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ name, isNumber }, index) => (
                <td key={name} className={numberClass(isNumber)}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
