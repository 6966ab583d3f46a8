import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../../../command-palette/commands.ts';
import { useCommands } from '../../../command-palette/use-commands.ts';
import { goTo, type Selection, subjects, toggle } from '../../../listing/selection.ts';
import { useSelection } from '../../../listing/use-selection.ts';
import { figuresIn } from '../../../parts/figures.ts';
import { useNow } from '../../../parts/use-now.ts';
import { selectPlans } from '../choices/choices-slice.ts';
import { bulkRequested, selectBulk } from './bulk-slice.ts';
import type { CellsContext } from './cells-context.ts';
import { searchId, useUserKeys } from './use-user-keys.ts';
import { useUserList } from './use-user-list.ts';
import type { OpenUserMenu, UserActions } from './user-actions.ts';

/** The commands of the list in Ctrl+K. */
const useUserCommands = (selection: Selection, actions: UserActions): void => {
  const { t } = useTranslation();
  const go = useNavigate();
  const { active } = selection;
  const about = subjects(selection);
  const command = (id: string, run: () => void, keys?: string): Command => ({
    id: `users-${id}`,
    group: t('palette.list'),
    text: t(`userList.${id}`),
    ...(keys === undefined ? {} : { keys }),
    run,
  });
  useCommands([
    command('searchCommand', () => setTimeout(() => document.getElementById(searchId)?.focus(), 120), '/'),
    command('invite', () => void go('/admin/usermanagement/invite')),
    ...(active === undefined
      ? []
      : [command('edit', () => actions.open(active), 'Enter'), command('history', () => actions.history(active))]),
    ...(about.length === 0
      ? []
      : [
          command('approve', () => actions.approve(about)),
          command('reject', () => actions.reject(about)),
          command('changePlan', () => actions.askPlan(about)),
        ]),
  ]);
};

type Ui = Pick<UserActions, 'askPlan' | 'openMenu'>;

/** The commands of the list, connected to the store and the address. */
const useUserActions = ({ askPlan, openMenu }: Ui): UserActions => {
  const dispatch = useDispatch();
  const go = useNavigate();
  return useMemo(
    () => ({
      open: (userId) => void go(`/admin/usermanagement/${userId}/edit`),
      history: (userId) => void go(`/admin/usermanagement/${userId}/audit`),
      approve: (userIds) => dispatch(bulkRequested({ type: 'approve', userIds })),
      reject: (userIds) => dispatch(bulkRequested({ type: 'reject', userIds })),
      askPlan,
      openMenu,
    }),
    [dispatch, go, askPlan, openMenu],
  );
};

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
