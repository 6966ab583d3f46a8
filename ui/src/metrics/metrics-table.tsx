import type { ReactNode } from 'react';
import { ShortList } from '../listing/short-list.tsx';

export type Column = { readonly name: string; readonly isNumber?: boolean };
type Row = { readonly key: string; readonly cells: readonly ReactNode[] };
type Props = {
  readonly title: string;
  readonly columns: readonly [Column, ...Column[]];
  readonly rows: readonly Row[];
};

const keyOf = ({ key }: Row): string => key;

/** Rows of values; on small screens each row has its values below its name. */
export const MetricsTable = ({ title, columns: [naming, ...others], rows }: Props) => {
  const cellAt = (index: number) => ({ cell: ({ cells }: Row) => cells[index] });
  return (
    <ShortList
      label={title}
      columns={[
        { name: naming.name, ...cellAt(0) },
        ...others.map((column, index) => ({ ...column, ...cellAt(index + 1) })),
      ]}
      items={rows}
      keyOf={keyOf}
    />
  );
};
