import type { Dispatch, KeyboardEvent, SetStateAction } from 'react';
import { intentOf } from '../../../listing/key-intent.ts';
import { chooseAll, extendBy, moveBy, type Selection, toggle } from '../../../listing/selection.ts';
import { pointAnchor } from '../../../parts/place-floating.ts';
import type { UserOrders, UserRow } from './user-row.ts';

type Intent = NonNullable<ReturnType<typeof intentOf>>;

type Parts = {
  readonly rows: readonly UserRow[];
  readonly selection: Selection;
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  readonly orders: UserOrders;
};

export const searchId = 'user-search';

const selectionAfter = (intent: Intent, { rows, selection }: Parts): Selection => {
  const ids = rows.map(({ id }) => id);
  if (intent.type === 'move') return (intent.extend ? extendBy : moveBy)(selection, ids, intent.step);
  if (intent.type === 'chooseAll') return chooseAll(selection, ids);
  if (intent.type === 'clear') return { ...selection, chosen: new Set() };
  if (intent.type === 'toggle' && selection.active !== undefined) return toggle(selection, selection.active);
  return selection;
};

const obey = (intent: Intent, parts: Parts): void => {
  const { rows, selection, setSelection, orders } = parts;
  const row = rows.find(({ id }) => id === selection.active);
  if (intent.type === 'search') document.getElementById(searchId)?.focus();
  else if (intent.type === 'open' && row) orders.open(row.id);
  else if (intent.type === 'menu' && row) {
    const box = document.getElementById(`row-${row.id}`)?.getBoundingClientRect();
    orders.openMenu({ account: row.account, anchor: pointAnchor((box?.left ?? 0) + 48, box?.bottom ?? 0) });
  } else setSelection(selectionAfter(intent, parts));
};

/** The keys of the list; those of fields and buttons inside it stay theirs. */
export const useUserKeys = (parts: Parts) => (event: KeyboardEvent, pageRows: number) => {
  const target = event.target as HTMLElement;
  if (/^(INPUT|BUTTON|A)$/.test(target.tagName) && target !== event.currentTarget) return;
  const intent = intentOf(event, pageRows);
  if (!intent) return;
  event.preventDefault();
  obey(intent, parts);
};
