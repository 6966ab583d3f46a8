import { type MouseEvent, memo, type ReactNode } from 'react';
import { type Anchor, pointAnchor } from './place-floating.ts';

export type GridEvents<R> = {
  readonly onRowClick: (id: string, event: MouseEvent) => void;
  readonly onRowOpen: (id: string) => void;
  readonly onRowMenu: (row: R, event: MouseEvent) => void;
};

export const idOfRow = (id: string): string => `row-${id}`;
/** The position of a menu that was opened by a key. */
export const anchorOfRow = (id: string): Anchor => {
  const box = document.getElementById(idOfRow(id))?.getBoundingClientRect();
  return pointAnchor((box?.left ?? 0) + 48, box?.bottom ?? 0);
};
/** A row is positioned by its offset, whatever is rendered around it. */
export const standingAt = (top: number) => ({ transform: `translateY(${top}px)` });

/** The place of a row in a tree grid; `isOpen` is absent for a row without rows below it. */
export type RowPlace = {
  readonly level: number;
  readonly index: number;
  readonly count: number;
  readonly isOpen?: boolean;
};

type RowProps<R> = {
  readonly id: string;
  readonly row: R;
  readonly top: number;
  readonly index: number;
  readonly chosen: boolean;
  readonly active: boolean;
  readonly busy: boolean;
  readonly level: number | undefined;
  readonly setSize: number | undefined;
  readonly placeInSet: number | undefined;
  readonly isOpen: boolean | undefined;
  readonly note: string | undefined;
  readonly cells: (row: R) => ReactNode;
  readonly events: GridEvents<R>;
};

const PlainRow = <R,>({ id, row, top, index, chosen, active, busy, note, cells, events, ...place }: RowProps<R>) => (
  <tr
    id={idOfRow(id)}
    className="row"
    style={standingAt(top)}
    aria-rowindex={index + 2}
    aria-selected={chosen}
    aria-level={place.level}
    aria-setsize={place.setSize}
    aria-posinset={place.placeInSet}
    aria-expanded={place.isOpen}
    data-active={active || undefined}
    data-busy={busy || undefined}
    data-noted={note !== undefined || undefined}
    onClick={(event) => events.onRowClick(id, event)}
    onDoubleClick={() => events.onRowOpen(id)}
    onContextMenu={(event) => events.onRowMenu(row, event)}
  >
    {cells(row)}
    {note !== undefined && <td className="row-note">{note}</td>}
  </tr>
);
/** A row of a grid; the grid handles keys, the row handles the mouse. */
export const VirtualRow = memo(PlainRow) as typeof PlainRow;
