import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isFocusFree } from './focus-free.ts';
import { type GridEvents, idOfRow, type RowPlace, standingAt, VirtualRow } from './virtual-row.tsx';

/** Must equal `--row-height`. */
const rowHeight = 32;
/** The height of the note below a row. */
const noteHeight = 22;
/** Until the list is measured: the server cannot measure it. */
const usualScreen = { width: 1_440, height: 900 };
/** The number of rows before the end at which more are requested. */
const ahead = 60;

export type GridProps<R> = GridEvents<R> & {
  readonly label: string;
  readonly rows: readonly R[];
  /** The id of a row; must be the same function through all renders. */
  readonly keyOf: (row: R) => string;
  /** The places of rows in a tree grid. */
  readonly placeOf?: ((id: string) => RowPlace | undefined) | undefined;
  readonly hasMore: boolean;
  /** The space for rows that are not loaded yet. */
  readonly moreText: string;
  readonly active: string | undefined;
  readonly chosen: ReadonlySet<string>;
  /** The rows with a running command. */
  readonly busy?: readonly string[];
  readonly header: ReactNode;
  /** The cells of a row; must be the same function while nothing it shows has changed. */
  readonly cells: (row: R) => ReactNode;
  /** The note below a row. */
  readonly notes?: Readonly<Record<string, string>>;
  readonly refreshing: boolean;
  /** The scroll position at which the list was left. */
  readonly initialOffset: number;
  readonly onScrolled: (offset: number) => void;
  readonly onMore: () => void;
  readonly onKeyDown: (event: KeyboardEvent, pageRows: number) => void;
};

const keyAt = <R,>(rows: readonly R[], keyOf: (row: R) => string, index: number): string | undefined => {
  const row = rows[index];
  return row === undefined ? undefined : keyOf(row);
};

/** The same object in all renders, so that unchanged rows do not render while scrolling. */
const useStableEvents = <R,>(events: GridEvents<R>): GridEvents<R> => {
  const newest = useRef(events);
  newest.current = events;
  const [stable] = useState<GridEvents<R>>(() => ({
    onRowClick: (id, event) => newest.current.onRowClick(id, event),
    onRowOpen: (id) => newest.current.onRowOpen(id),
    onRowMenu: (row, event) => newest.current.onRowMenu(row, event),
  }));
  return stable;
};

const useRowsInSight = <R,>({ rows, keyOf, hasMore, notes, initialOffset, onMore }: GridProps<R>) => {
  const box = useRef<HTMLDivElement>(null);
  // A new function at each render would measure all rows again.
  const getItemKey = useCallback((index: number) => keyAt(rows, keyOf, index) ?? 'more', [rows, keyOf]);
  const virtual = useVirtualizer({
    count: rows.length + (hasMore ? 1 : 0),
    getScrollElement: () => box.current,
    estimateSize: (index) => rowHeight + (notes?.[keyAt(rows, keyOf, index) ?? ''] === undefined ? 0 : noteHeight),
    overscan: 14,
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
    initialOffset,
    initialRect: usualScreen,
    getItemKey,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  // Heights are estimated once; they change when notes appear or disappear.
  useLayoutEffect(() => {
    if (notes !== undefined) virtual.measure();
  }, [notes, virtual]);
  useEffect(() => {
    if (hasMore && last > rows.length - ahead) onMore();
  }, [hasMore, last, rows.length, onMore]);
  return { box, virtual, items };
};

/** Keeps the active row visible, but does not scroll before the keyboard is used. */
const useActiveInSight = <R,>({ rows, keyOf, active }: GridProps<R>, scrollTo: (index: number) => void) => {
  const seen = useRef(active);
  useEffect(() => {
    if (seen.current === active) return;
    seen.current = active;
    const index = rows.findIndex((row) => keyOf(row) === active);
    if (index >= 0) scrollTo(index);
  });
};

/**
 * A list that is shown again takes the focus if no control has it, and shows its last row. A list that was opened by a
 * link of the navigation leaves the focus there.
 */
const useReturn = <R,>(
  { rows, keyOf, active }: GridProps<R>,
  box: RefObject<HTMLDivElement | null>,
  show: (index: number) => void,
) => {
  const returned = useRef(false);
  useEffect(() => {
    if (returned.current) return;
    returned.current = true;
    if (active === undefined || !isFocusFree()) return;
    box.current?.querySelector<HTMLElement>('.grid')?.focus({ preventScroll: true });
    const index = rows.findIndex((row) => keyOf(row) === active);
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    const top = index * rowHeight;
    if (index >= 0 && (top < scrollTop || top + 2 * rowHeight > scrollTop + clientHeight)) show(index);
  });
};

/** Single values, so that unchanged rows do not render. */
const ariaOf = (place: RowPlace | undefined) => ({
  level: place?.level,
  setSize: place?.count,
  placeInSet: place?.index,
  isOpen: place?.isOpen,
});

type InSight<R> = GridProps<R> & { readonly items: readonly VirtualItem[] };

const RowsInSight = <R,>(props: InSight<R>) => {
  const { items, rows, keyOf, placeOf, moreText, active, chosen, busy = [], notes, cells } = props;
  const events = useStableEvents(props);
  return items.map(({ index, key, start }) => {
    const row = rows[index];
    const top = start - rowHeight;
    const id = row === undefined ? undefined : keyOf(row);
    return row !== undefined && id !== undefined ? (
      <VirtualRow
        key={key}
        id={id}
        row={row}
        top={top}
        index={index}
        chosen={chosen.has(id)}
        active={active === id}
        busy={busy.includes(id)}
        {...ariaOf(placeOf?.(id))}
        note={notes?.[id]}
        cells={cells}
        events={events}
      />
    ) : (
      <tr key={key} className="row row-more" style={standingAt(top)}>
        <td className="cell">{moreText}</td>
      </tr>
    );
  });
};

/** A grid that renders only visible rows; the grid handles keys, the rows handle the mouse. */
export const VirtualGrid = <R,>(props: GridProps<R>) => {
  const { label, rows, placeOf, hasMore, active, header, refreshing, onScrolled, onKeyDown } = props;
  const { box, virtual, items } = useRowsInSight(props);
  useActiveInSight(props, (index) => virtual.scrollToIndex(index));
  useReturn(props, box, (index) => virtual.scrollToIndex(index, { align: 'center' }));
  const activeDrawn = active !== undefined && items.some(({ key }) => key === active);

  const semantics = {
    role: placeOf ? 'treegrid' : 'grid',
    tabIndex: 0,
    'aria-label': label,
    'aria-multiselectable': true,
    'aria-rowcount': hasMore ? -1 : rows.length + 1,
    'aria-activedescendant': activeDrawn ? idOfRow(active) : undefined,
    onKeyDown: (event: KeyboardEvent) =>
      onKeyDown(event, Math.floor((box.current?.clientHeight ?? 320) / rowHeight) - 2),
  };
  return (
    <div
      ref={box}
      className="grid-box"
      data-refreshing={refreshing || undefined}
      onScroll={({ currentTarget }) => onScrolled(currentTarget.scrollTop)}
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
