import type { UserCategory } from '@clearbench/contracts/user/administration-routes';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useKeyNotes } from '../../../key-list/key-notes.ts';
import { listKeyNotes } from '../../../listing/list-key-notes.ts';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { BulkResults } from './bulk-bar.tsx';
import { bulkRequested } from './bulk-slice.ts';
import { CellsProvider } from './cells-context.ts';
import type { UserFilters, UserListAddress } from './list-address.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { useUserListView, type UserListView as View } from './use-user-list-view.ts';
import { UserMenu } from './user-menu.tsx';
import { UserRows } from './user-rows.tsx';
import { UserToolbar } from './user-toolbar.tsx';

type Props = {
  readonly address: UserListAddress;
  readonly counts: Readonly<Record<UserCategory, number>> | undefined;
  readonly onFilters: (some: Partial<UserFilters>) => void;
};

/** Why the list is empty, and a link to other users. */
const NoUsers = ({ address: { category, search }, counts, onFilters }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <h2>{search ? t('userList.noMatch') : t(`userList.none.${category}`)}</h2>
      <p className="muted">{t(search ? 'userList.noMatchBody' : `userList.noneBody.${category}`)}</p>
      {search ? (
        <button type="button" className="link-button" onClick={() => onFilters({ search: undefined })}>
          {t('userList.clearSearch')}
        </button>
      ) : (
        category !== 'all' && (
          <button type="button" className="link-button" onClick={() => onFilters({ category: 'all' })}>
            {t('userList.showAll', { count: counts?.all ?? 0 })}
          </button>
        )
      )}
    </div>
  );
};

const Body = ({ view }: { readonly view: View }) => {
  const { list, rows, address, filters, onFilters, problem, onRetry } = view;
  if (problem) return <ProblemNotice problem={problem} titleKey="userList.fetchFailed" onRetry={onRetry} />;
  if (rows.length > 0) return <UserRows view={view} />;
  if (list.status !== 'idle' || !address) return <Skeletons rows={14} />;
  return <NoUsers address={address} counts={list.counts} onFilters={(some) => onFilters({ ...filters, ...some })} />;
};

const Overlays = ({ view }: { readonly view: View }) => {
  const dispatch = useDispatch();
  const { menu, setMenu, planFor, askPlan, actions, plans } = view;
  return (
    <>
      {menu && <UserMenu menu={menu} actions={actions} onClose={() => setMenu(undefined)} />}
      {planFor && (
        <PlanDialog
          count={planFor.length}
          plans={plans}
          onClose={() => askPlan(undefined)}
          onGive={(plan) => {
            askPlan(undefined);
            dispatch(bulkRequested({ type: 'plan', userIds: planFor, ...plan }));
          }}
        />
      )}
    </>
  );
};

/** All user accounts: toolbar, rows, and commands. */
export const UserListView = () => {
  const view = useUserListView();
  useKeyNotes(listKeyNotes);
  return (
    <CellsProvider value={view.cells}>
      <UserToolbar view={view} />
      <BulkResults />
      <Body view={view} />
      <Overlays view={view} />
    </CellsProvider>
  );
};
