import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Dispatch, KeyboardEvent, SetStateAction } from 'react';
import { type Intent, intentOf } from '../../listing/key-intent.ts';
import { chooseAll, extendBy, moveBy, type Selection, subjects, toggle } from '../../listing/selection.ts';
import { type Anchor, pointAnchor } from '../../parts/place-floating.ts';
import type { OpenMenu, RowOrders } from './row-menu.tsx';
import type { Permissions } from './row-orders.ts';

type Parts = {
  readonly rows: readonly VipFileSummary[];
  readonly selection: Selection;
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  readonly orders: RowOrders;
  readonly permissions: Permissions;
  readonly openMenu: (menu: OpenMenu) => void;
};

const anchorAt = (fileId: string): Anchor => {
  const box = document.getElementById(`file-${fileId}`)?.getBoundingClientRect();
  return pointAnchor((box?.left ?? 0) + 48, box?.bottom ?? 0);
};

const orderActive = (type: Intent['type'], { rows, selection, orders, permissions, openMenu }: Parts): void => {
  const row = rows.find(({ fileId }) => fileId === selection.active);
  if (!row) return;
  if (type === 'open') orders.open(row.fileId);
  if (type === 'rename' && permissions.canEdit) orders.startRename(row.fileId);
  if (type === 'copy' && permissions.canCreate) orders.copy(row.fileId);
  if (type === 'menu') openMenu({ row, anchor: anchorAt(row.fileId) });
};

const selectionAfter = (intent: Intent, { rows, selection }: Parts): Selection => {
  const ids = rows.map(({ fileId }) => fileId);
  if (intent.type === 'move') return (intent.extend ? extendBy : moveBy)(selection, ids, intent.step);
  if (intent.type === 'chooseAll') return chooseAll(selection, ids);
  if (intent.type === 'clear') return { ...selection, chosen: new Set() };
  if (intent.type === 'toggle' && selection.active !== undefined) return toggle(selection, selection.active);
  return selection;
};

const obey = (intent: Intent, parts: Parts): void => {
  const { selection, setSelection, orders, permissions } = parts;
  const about = subjects(selection);
  if (intent.type === 'search') document.getElementById('file-search')?.focus();
  else if (intent.type === 'delete' && permissions.canEdit && about.length > 0) orders.askDelete(about);
  else orderActive(intent.type, parts);
  setSelection(selectionAfter(intent, parts));
};

/** The keys of the list; those of fields and buttons inside it stay theirs. */
export const useListKeys = (parts: Parts) => (event: KeyboardEvent, pageRows: number) => {
  const target = event.target as HTMLElement;
  if (/^(INPUT|BUTTON|A)$/.test(target.tagName) && target !== event.currentTarget) return;
  const intent = intentOf(event, pageRows);
  if (!intent) return;
  event.preventDefault();
  obey(intent, parts);
};
