import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { figuresIn } from '../../../file/list/figures.ts';
import { goTo, toggle } from '../../../file/list/selection.ts';
import { useNow } from '../../../file/list/use-now.ts';
import { useSelection } from '../../../file/list/use-selection.ts';
import { selectPlans } from '../choices/choices-slice.ts';
import { selectBulk } from './bulk-slice.ts';
import type { CellsContext } from './cells-context.ts';
import { useUserCommands } from './use-user-commands.ts';
import { useUserKeys } from './use-user-keys.ts';
import { useUserList } from './use-user-list.ts';
import { useUserOrders } from './use-user-orders.ts';
import { type OpenUserMenu, rowsOf } from './user-row.ts';

/** What was wrong with each row, in words. */
const useNotes = (plans: readonly PlanDetails[]): Readonly<Record<string, string>> => {
  const { t } = useTranslation();
  const { errors, planId } = useSelector(selectBulk);
  const max = plans.find((plan) => plan.planId === planId)?.maxEnvs ?? 0;
  return useMemo(
    () => Object.fromEntries(Object.entries(errors).map(([id, key]) => [id, t(`error.${key}`, { id, max })])),
    [errors, max, t],
  );
};

/** Everything the list's parts share: rows, selection, orders, and what the cells need. */
export const useUserListView = () => {
  const { i18n } = useTranslation();
  const now = useNow();
  const figures = useMemo(() => figuresIn(i18n.language), [i18n.language]);
  const plans = useSelector(selectPlans);
  const read = useUserList();
  const rows = useMemo(() => rowsOf(read.list.rows), [read.list.rows]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const [selection, setSelection] = useSelection(read.key, ids);
  const [menu, setMenu] = useState<OpenUserMenu>();
  const [planFor, askPlan] = useState<readonly string[]>();
  const { done, errors } = useSelector(selectBulk);

  // After an order only those are still chosen with whom something was wrong.
  useEffect(() => {
    if (done) setSelection((current) => ({ ...current, chosen: new Set(Object.keys(errors)) }));
  }, [done, errors, setSelection]);

  const openMenu = useCallback(
    (opened: OpenUserMenu) => {
      setSelection((current) => goTo(current, opened.account.userId));
      setMenu(opened);
    },
    [setSelection],
  );
  const orders = useUserOrders({ askPlan, openMenu });
  const onKeyDown = useUserKeys({ rows, selection, setSelection, orders });
  useUserCommands(selection, orders);

  const planById = useMemo(() => new Map(plans.map((plan) => [plan.planId, plan])), [plans]);
  const cells: CellsContext = {
    figures,
    now,
    plans: planById,
    chosen: selection.chosen,
    toggle: (userId) => setSelection(toggle(selection, userId)),
    openMenu,
  };
  const notes = useNotes(plans);
  return {
    ...read,
    rows,
    ids,
    plans,
    selection,
    setSelection,
    orders,
    onKeyDown,
    cells,
    notes,
    menu,
    setMenu,
    planFor,
    askPlan,
  };
};
export type UserListView = ReturnType<typeof useUserListView>;
