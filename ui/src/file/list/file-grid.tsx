import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { useTable } from '@tanstack/react-table';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollMemory } from '../../listing/scroll-memory.ts';
import type { Selection } from '../../listing/selection.ts';
import { columns, features } from './columns.tsx';
import { FileRow, MoreRow } from './file-row.tsx';

/** Must be what `--row-height` says. */
const rowHeight = 32;
/** Rows before the end at which the next ones are asked for. */
const ahead = 60;

export type RowEvents = {
  readonly onRowClick: (fileId: string, event: MouseEvent) => void;
  readonly onRowOpen: (fileId: string) => void;
  readonly onRowMenu: (row: VipFileSummary, event: MouseEvent) => void;
};

type Props = RowEvents & {
  readonly rows: readonly VipFileSummary[];
  readonly hasMore: boolean;
  readonly busy: readonly string[];
  readonly selection: Selection;
  readonly listKey: string;
  readonly refreshing: boolean;
  readonly header: ReactNode;
  readonly onMore: () => void;
  readonly onKeyDown: (event: KeyboardEvent, pageRows: number) => void;
};

/** Keeps the active row in sight, but does not move the list before the keyboard does. */
const useActiveInSight = ({ rows, selection }: Props, scrollTo: (index: number) => void): void => {
  const seen = useRef(selection.active);
  useEffect(() => {
    if (seen.current === selection.active) return;
    seen.current = selection.active;
    const index = rows.findIndex(({ fileId }) => fileId === selection.active);
    if (index >= 0) scrollTo(index);
  });
};

const useRowsInSight = ({ rows, hasMore, listKey, onMore }: Props) => {
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
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last > rows.length - ahead) onMore();
  }, [hasMore, last, rows.length, onMore]);
  return { box, virtual, items };
};

/** The same object through all renders, so that rows that have not changed are not drawn again while scrolling. */
const useStableEvents = (events: RowEvents): RowEvents => {
  const newest = useRef(events);
  newest.current = events;
  const [stable] = useState<RowEvents>(() => ({
    onRowClick: (fileId, event) => newest.current.onRowClick(fileId, event),
    onRowOpen: (fileId) => newest.current.onRowOpen(fileId),
    onRowMenu: (row, event) => newest.current.onRowMenu(row, event),
  }));
  return stable;
};

type InSight = Props & { readonly items: readonly VirtualItem[] };

const RowsInSight = ({ items, rows, selection, busy, ...props }: InSight) => {
  const table = useTable({ features, columns, data: rows, getRowId: (row) => row.fileId });
  const { rows: all } = table.getRowModel();
  const events = useStableEvents(props);
  return items.map(({ index, key, start }) => {
    const row = all[index];
    const top = start - rowHeight;
    if (!row) return <MoreRow key={key} top={top} />;
    return (
      <FileRow
        key={key}
        row={row}
        top={top}
        index={index}
        chosen={selection.chosen.has(row.id)}
        active={selection.active === row.id}
        busy={busy.includes(row.id)}
        events={events}
      />
    );
  });
};

/** The list itself: only rows in sight are drawn, however many there are. */
export const FileGrid = (props: Props) => {
  const { rows, hasMore, selection, listKey, refreshing, header, onKeyDown } = props;
  const { t } = useTranslation();
  const { box, virtual, items } = useRowsInSight(props);
  useActiveInSight(props, (index) => virtual.scrollToIndex(index));
  const activeDrawn = items.some(({ key }) => key === selection.active);

  const semantics = {
    role: 'grid',
    tabIndex: 0,
    'aria-label': t('fileList.label'),
    'aria-multiselectable': true,
    'aria-rowcount': hasMore ? -1 : rows.length + 1,
    'aria-activedescendant': activeDrawn ? `file-${selection.active}` : undefined,
    onKeyDown: (event: KeyboardEvent) =>
      onKeyDown(event, Math.floor((box.current?.clientHeight ?? 320) / rowHeight) - 2),
  };

  return (
    <div
      ref={box}
      className="grid-box"
      data-refreshing={refreshing || undefined}
      onScroll={({ currentTarget }) => scrollMemory.keep(listKey, currentTarget.scrollTop)}
    >
      <table className="grid" {...semantics}>
        <thead className="grid-head">{header}</thead>
        <tbody className="grid-body" style={{ height: virtual.getTotalSize() }}>
          <RowsInSight {...props} items={items} />
        </tbody>
      </table>
    </div>
  );
};
