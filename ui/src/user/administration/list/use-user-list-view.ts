import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { goTo, type Selection, toggle } from '../../../listing/selection.ts';
import { useSelection } from '../../../listing/use-selection.ts';
import { figuresIn } from '../../../parts/figures.ts';
import { useNow } from '../../../parts/use-now.ts';
import { selectPlans } from '../choices/choices-slice.ts';
import { selectBulk } from './bulk-slice.ts';
import type { CellsContext } from './cells-context.ts';
import { useUserActions } from './use-user-actions.ts';
import { useUserCommands } from './use-user-commands.ts';
import { useUserKeys } from './use-user-keys.ts';
import { useUserList } from './use-user-list.ts';
import type { OpenUserMenu } from './user-actions.ts';

/** The error of each row as text. */
const useNotes = (plans: readonly PlanDetails[]): Readonly<Record<string, string>> => {
  const { t } = useTranslation();
  const { errors, planId } = useSelector(selectBulk);
  const max = plans.find((plan) => plan.planId === planId)?.maxEnvs ?? 0;
  return useMemo(
    () => Object.fromEntries(Object.entries(errors).map(([id, key]) => [id, t(`error.${key}`, { id, max })])),
    [errors, max, t],
  );
};

/** The rows by id, and the selection; after a command only the failed ones stay selected. */
const useRows = (key: string, rows: readonly UserAccount[]) => {
  const ids = useMemo(() => rows.map(({ userId }) => userId), [rows]);
  const [selection, setSelection] = useSelection(key, ids);
  const { done, errors } = useSelector(selectBulk);
  useEffect(() => {
    if (done) setSelection((current) => ({ ...current, chosen: new Set(Object.keys(errors)) }));
  }, [done, errors, setSelection]);
  return { rows, ids, selection, setSelection };
};

/** The overlay that is open above the list. */
const useOpenParts = (setSelection: Dispatch<SetStateAction<Selection>>) => {
  const [menu, setMenu] = useState<OpenUserMenu>();
  const [planFor, askPlan] = useState<readonly string[]>();
  const openMenu = useCallback(
    (opened: OpenUserMenu) => {
      setSelection((current) => goTo(current, opened.account.userId));
      setMenu(opened);
    },
    [setSelection],
  );
  return { menu, setMenu, openMenu, planFor, askPlan };
};

/** The state that the parts of the list share: rows, selection, commands, and the context of the cells. */
export const useUserListView = () => {
  const { i18n } = useTranslation();
  const now = useNow();
  const figures = useMemo(() => figuresIn(i18n.language), [i18n.language]);
  const plans = useSelector(selectPlans);
  const planById = useMemo(() => new Map(plans.map((plan) => [plan.planId, plan])), [plans]);
  const read = useUserList();
  const chosen = useRows(read.key, read.list.rows);
  const { rows, selection, setSelection } = chosen;
  const open = useOpenParts(setSelection);
  const actions = useUserActions(open);
  const onKeyDown = useUserKeys({ rows, selection, setSelection, actions });
  useUserCommands(selection, actions);

  const cells: CellsContext = {
    figures,
    now,
    plans: planById,
    chosen: selection.chosen,
    toggle: (userId) => setSelection(toggle(selection, userId)),
    openMenu: open.openMenu,
  };
  return { ...read, ...chosen, ...open, plans, actions, onKeyDown, cells, notes: useNotes(plans) };
};
export type UserListView = ReturnType<typeof useUserListView>;
