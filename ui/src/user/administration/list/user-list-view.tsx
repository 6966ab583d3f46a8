import { useDispatch } from 'react-redux';
import { useKeyNotes } from '../../../key-list/key-notes.ts';
import { listKeyNotes } from '../../../listing/list-key-notes.ts';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { BulkResults } from './bulk-bar.tsx';
import { bulkRequested } from './bulk-slice.ts';
import { CellsProvider } from './cells-context.ts';
import { NoUsers } from './no-users.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { useUserListView, type UserListView as View } from './use-user-list-view.ts';
import { UserMenu } from './user-menu.tsx';
import { UserRows } from './user-rows.tsx';
import { UserToolbar } from './user-toolbar.tsx';

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
