import { IconDots } from 'virtual:icons';
import type { FileListQuery } from '@clearbench/contracts/file/list-query';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerBadge, DirectionBadge, FindingsBadge, TransferBadge } from '../badges.tsx';
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

/** The result of a sent file, or the status and the code that an answer reports. */
const Transfer = ({ row }: Cell) => {
  const { transferState, verdict, answerStatus, answerCode } = row;
  return transferState === undefined && (answerStatus !== undefined || answerCode !== undefined) ? (
    <AnswerBadge status={answerStatus} code={answerCode} />
  ) : (
    <TransferBadge state={transferState} verdict={verdict} />
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

type Column = {
  readonly id: string;
  /** The field by which the server sorts the column. */
  readonly sort?: FileListQuery['sort'];
  readonly cell: (file: VipFileSummary) => ReactNode;
};

/** The columns in their order on screen; the header of a column is the text `fileList.column.<id>`. */
export const fileColumns: readonly Column[] = [
  { id: 'choice', cell: (file) => <Choice row={file} /> },
  { id: 'name', sort: 'fileName', cell: (file) => <NameCell row={file} /> },
  { id: 'direction', cell: ({ direction }) => <DirectionBadge direction={direction} /> },
  { id: 'messageType', cell: ({ messageType }) => messageType ?? <span className="muted">–</span> },
  { id: 'transactions', cell: (file) => <Transactions row={file} /> },
  { id: 'amount', cell: (file) => <Amount row={file} /> },
  { id: 'findings', cell: ({ errors, warnings }) => <FindingsBadge errors={errors} warnings={warnings} /> },
  { id: 'transfer', cell: (file) => <Transfer row={file} /> },
  { id: 'changed', sort: 'changedAt', cell: (file) => <Changed row={file} /> },
  { id: 'size', sort: 'size', cell: (file) => <Size row={file} /> },
  { id: 'menu', cell: (file) => <MenuButton row={file} /> },
];

/** Conversations are in the order of their last change only. */
export const conversationColumns: readonly Column[] = fileColumns.map(({ sort, ...column }) =>
  sort === 'changedAt' ? { ...column, sort } : column,
);

export const fileIdOf = ({ fileId }: VipFileSummary): string => fileId;

/** The cells of a row; `ListProvider` supplies everything else they need. */
export const cellsOf = (file: VipFileSummary): ReactNode =>
  fileColumns.map(({ id, cell }) => (
    <td key={id} className={`cell cell-${id}`}>
      {cell(file)}
    </td>
  ));
