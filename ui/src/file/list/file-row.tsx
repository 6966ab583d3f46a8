import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { FlexRender, type Row } from '@tanstack/react-table';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { features } from './columns.tsx';
import type { RowEvents } from './file-grid.tsx';

type Props = {
  readonly row: Row<typeof features, VipFileSummary>;
  readonly top: number;
  readonly index: number;
  readonly chosen: boolean;
  readonly active: boolean;
  readonly busy: boolean;
  readonly events: RowEvents;
};

const at = (top: number) => ({ transform: `translateY(${top}px)` });

/** A row at its height; the grid has the keys, the row the mouse. */
export const FileRow = memo(({ row, top, index, chosen, active, busy, events }: Props) => (
  <tr
    id={`file-${row.id}`}
    className="row"
    style={at(top)}
    aria-rowindex={index + 2}
    aria-selected={chosen}
    data-active={active || undefined}
    data-busy={busy || undefined}
    onClick={(event) => events.onRowClick(row.id, event)}
    onDoubleClick={() => events.onRowOpen(row.id)}
    onContextMenu={(event) => events.onRowMenu(row.original, event)}
  >
    {row.getAllCells().map((cell) => (
      <td key={cell.id} className={`cell cell-${cell.column.id}`}>
        <FlexRender cell={cell} />
      </td>
    ))}
  </tr>
));

/** The place of the rows that are still to come. */
export const MoreRow = ({ top }: { readonly top: number }) => {
  const { t } = useTranslation();
  return (
    <tr className="row row-more" style={at(top)}>
      <td className="cell">{t('fileList.more')}</td>
    </tr>
  );
};
