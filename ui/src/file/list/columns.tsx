import type { FileListQuery } from '@clearbench/contracts/file/list-query';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { IconDots } from '@tabler/icons-react';
import { createColumnHelper, FlexRender, type Row, tableFeatures, useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Heading } from '../../listing/list-header.tsx';
import { DirectionBadge, FindingsBadge, TransferBadge } from '../badges.tsx';
import { useListContext } from './list-context.ts';
import { NameCell } from './name-cell.tsx';

type Cell = { readonly row: VipFileSummary };

const Choice = ({ row }: Cell) => {
  const { t } = useTranslation();
  const { chosen, toggle } = useListContext();
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      className="choice"
      aria-label={t('fileList.choose', { fileName: row.fileName })}
      checked={chosen.has(row.fileId)}
      onChange={() => toggle(row.fileId)}
    />
  );
};

const Transactions = ({ row }: Cell) => useListContext().figures.count(row.transactions);
const Amount = ({ row }: Cell) => {
  const { figures } = useListContext();
  return row.totalAmount === undefined ? <span className="muted">–</span> : figures.amount(row.totalAmount);
};
const Size = ({ row }: Cell) => useListContext().figures.size(row.size);
const Changed = ({ row }: Cell) => {
  const { figures, now } = useListContext();
  return (
    <time dateTime={row.changedAt} title={figures.moment(row.changedAt)}>
      {figures.since(row.changedAt, now)}
    </time>
  );
};

const MenuButton = ({ row }: Cell) => {
  const { t } = useTranslation();
  const { openMenu } = useListContext();
  return (
    <button
      type="button"
      tabIndex={-1}
      className="row-menu-button"
      aria-label={t('fileList.menuOf', { fileName: row.fileName })}
      onClick={({ currentTarget }) => openMenu({ row, anchor: currentTarget.getBoundingClientRect() })}
    >
      <IconDots size={16} aria-hidden="true" />
    </button>
  );
};

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, VipFileSummary>();
const column = (id: string, Cell: (props: Cell) => ReactNode) =>
  helper.display({ id, header: id, cell: ({ row }) => <Cell row={row.original} /> });

/** The columns in their order on screen. */
const columns = [
  column('choice', Choice),
  column('name', NameCell),
  column('direction', ({ row }) => <DirectionBadge direction={row.direction} />),
  column('messageType', ({ row }) => row.messageType ?? <span className="muted">–</span>),
  column('transactions', Transactions),
  column('amount', Amount),
  column('findings', ({ row }) => <FindingsBadge errors={row.errors} warnings={row.warnings} />),
  column('transfer', ({ row }) => <TransferBadge state={row.transferState} verdict={row.verdict} />),
  column('changed', Changed),
  column('size', Size),
  column('menu', MenuButton),
];

type FileRow = Row<typeof features, VipFileSummary>;

/** The rows as the grid takes them. */
export const useFileRows = (files: readonly VipFileSummary[]): readonly FileRow[] =>
  useTable({ features, columns, data: files, getRowId: ({ fileId }) => fileId }).getRowModel().rows;

/** The cells of a row; `ListProvider` supplies everything else they need. */
export const cellsOf = (row: FileRow): ReactNode =>
  row.getAllCells().map((cell) => (
    <td key={cell.id} className={`cell cell-${cell.column.id}`}>
      <FlexRender cell={cell} />
    </td>
  ));

const sortOf: Readonly<Record<string, FileListQuery['sort']>> = {
  name: 'fileName',
  changed: 'changedAt',
  size: 'size',
};

/** The heading of each column, and the field by which the server sorts it. */
export const headings: readonly Heading<FileListQuery['sort']>[] = columns.map(({ id = '' }) => ({
  id,
  sort: sortOf[id],
}));
