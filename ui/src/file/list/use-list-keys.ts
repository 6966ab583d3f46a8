import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Dispatch, SetStateAction } from 'react';
import type { Intent } from '../../listing/key-intent.ts';
import { onKeys, selectionAfter } from '../../listing/list-keys.ts';
import { type Selection, subjects } from '../../listing/selection.ts';
import { anchorOfRow } from '../../parts/virtual-row.tsx';
import type { OpenMenu } from './list-context.ts';
import type { RowOrders } from './row-menu.tsx';
import type { Permissions } from './row-orders.ts';

type Parts = {
  readonly rows: readonly VipFileSummary[];
  readonly selection: Selection;
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  readonly orders: RowOrders;
  readonly permissions: Permissions;
  readonly openMenu: (menu: OpenMenu) => void;
};

export const searchId = 'file-search';

const orderActive = (type: Intent['type'], { rows, selection, orders, permissions, openMenu }: Parts): void => {
  const row = rows.find(({ fileId }) => fileId === selection.active);
  if (!row) return;
  if (type === 'open') orders.open(row.fileId);
  if (type === 'rename' && permissions.canEdit) orders.startRename(row.fileId);
  if (type === 'copy' && permissions.canCreate) orders.copy(row.fileId);
  if (type === 'menu') openMenu({ row, anchor: anchorOfRow(row.fileId) });
};

const obey = (intent: Intent, parts: Parts): void => {
  const { rows, selection, setSelection, orders, permissions } = parts;
  const about = subjects(selection);
  const ids = rows.map(({ fileId }) => fileId);
  if (intent.type === 'search') document.getElementById(searchId)?.focus();
  else if (intent.type === 'delete' && permissions.canEdit && about.length > 0) orders.askDelete(about);
  else orderActive(intent.type, parts);
  setSelection(selectionAfter(intent, selection, ids));
};

/** The keys of the list. */
export const useListKeys = (parts: Parts) => onKeys((intent) => obey(intent, parts));
