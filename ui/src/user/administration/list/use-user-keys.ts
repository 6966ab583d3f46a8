import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import type { Dispatch, SetStateAction } from 'react';
import type { Intent } from '../../../listing/key-intent.ts';
import { onKeys, selectionAfter } from '../../../listing/list-keys.ts';
import type { Selection } from '../../../listing/selection.ts';
import { anchorOfRow } from '../../../parts/virtual-row.tsx';
import type { UserActions } from './user-actions.ts';

type Parts = {
  readonly rows: readonly UserAccount[];
  readonly selection: Selection;
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  readonly actions: UserActions;
};

export const searchId = 'user-search';

const obey = (intent: Intent, parts: Parts): void => {
  const { rows, selection, setSelection, actions } = parts;
  const ids = rows.map(({ userId }) => userId);
  const row = rows.find(({ userId }) => userId === selection.active);
  if (intent.type === 'search') document.getElementById(searchId)?.focus();
  else if (intent.type === 'open' && row) actions.open(row.userId);
  else if (intent.type === 'menu' && row) actions.openMenu({ account: row, anchor: anchorOfRow(row.userId) });
  else setSelection(selectionAfter(intent, selection, ids));
};

/** The keys of the list. */
export const useUserKeys = (parts: Parts) => onKeys((intent) => obey(intent, parts));
