import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { columns, features } from './columns.tsx';
import { scrollMemory } from './scroll-memory.ts';
import type { Selection } from './selection.ts';

/** Must be what `--row-height` says. */
export const rowHeight = 32;

type Props = {
  readonly rows: readonly VipFileSummary[];
  readonly hasMore: boolean;
  readonly busy: readonly string[];
  readonly selection: Selection;
  readonly listKey: string;
  readonly refreshing: boolean;
  readonly header: ReactNode;
  readonly onMore: () => void;
  readonly onKeyDown: (event: KeyboardEvent, pageRows: number) => void;
  readonly onRowClick: (fileId: string, event: MouseEvent) => void;
  readonly onRowOpen: (fileId: string) => void;
  readonly onRowMenu: (row: VipFileSummary, event: MouseEvent) => void;
};

/** Rows before the end at which the next ones are asked for. */
const ahead = 60;

/** Keeps the active row in sight, but does not move the list before the keyboard does. */
const useActiveInSight = (props: Props, scrollTo: (index: number) => void) => {
  const { rows, selection } = props;
  const seen = useRef(selection.active);
  useEffect(() => {
    if (seen.current === selection.active) return;
    seen.current = selection.active;
    const index = rows.findIndex(({ fileId }) => fileId === selection.active);
    if (index >= 0) scrollTo(index);
  });
};

/** The list itself: only rows in sight are drawn, however many there are. */
export const FileGrid = (props: Props) => {
  const { rows, hasMore, selection, listKey, refreshing, header, onMore, onKeyDown } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length + (hasMore ? 1 : 0),
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 14,
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
    initialOffset: () => scrollMemory.of(listKey),
    getItemKey: (index) => rows[index]?.fileId ?? 'more',
  });
  const items = virtual.getVirtualItems();
  const inSight = items.flatMap(({ index }) => rows[index] ?? []);
  const table = useTable({ features, columns, data: inSight, getRowId: (row) => row.fileId });
  const cells = new Map(table.getRowModel().rows.map((row) => [row.id, row]));
  const last = items.at(-1)?.index ?? 0;

  useActiveInSight(props, (index) => virtual.scrollToIndex(index));
  useEffect(() => {
    if (hasMore && last > rows.length - ahead) onMore();
  }, [hasMore, last, rows.length, onMore]);

  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      className="grid"
      data-refreshing={refreshing || undefined}
      aria-label={t('fileList.label')}
      aria-multiselectable="true"
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      aria-activedescendant={cells.has(selection.active ?? '') ? `file-${selection.active}` : undefined}
      onKeyDown={(event) => onKeyDown(event, Math.floor((box.current?.clientHeight ?? 320) / rowHeight) - 2)}
      onScroll={({ currentTarget }) => scrollMemory.keep(listKey, currentTarget.scrollTop)}
    >
      <div role="rowgroup" className="grid-head">
        {header}
      </div>
      <div role="rowgroup" className="grid-body" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index];
          const top = { transform: `translateY(${start - rowHeight}px)` };
          if (!row) return <MoreRow key={key} style={top} />;
          return (
            <div
              key={key}
              id={`file-${row.fileId}`}
              role="row"
              tabIndex={-1}
              className="row"
              style={top}
              aria-rowindex={index + 2}
              aria-selected={selection.chosen.has(row.fileId)}
              data-active={selection.active === row.fileId || undefined}
              data-busy={props.busy.includes(row.fileId) || undefined}
              onClick={(event) => props.onRowClick(row.fileId, event)}
              onDoubleClick={() => props.onRowOpen(row.fileId)}
              onContextMenu={(event) => props.onRowMenu(row, event)}
            >
              {cells
                .get(row.fileId)
                ?.getAllCells()
                .map((cell) => (
                  <span key={cell.id} role="gridcell" className={`cell cell-${cell.column.id}`}>
                    <table.FlexRender cell={cell} />
                  </span>
                ))}
            </div>
          );
        })}
      </div>
    </div>
  );
};

const MoreRow = ({ style }: { readonly style: React.CSSProperties }) => {
  const { t } = useTranslation();
  return (
    <div role="row" className="row row-more" style={style}>
      <span role="gridcell" className="cell">
        {t('fileList.more')}
      </span>
    </div>
  );
};
