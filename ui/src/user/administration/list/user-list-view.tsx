import { IconMailPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { scrollMemory } from '../../../file/list/scroll-memory.ts';
import { chooseAll, extendTo, goTo, toggle } from '../../../file/list/selection.ts';
import { ButtonLink } from '../../../parts/button.tsx';
import { pointAnchor } from '../../../parts/place-floating.ts';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { TroubleBox } from '../../../parts/trouble-box.tsx';
import { VirtualGrid } from '../../../parts/virtual-grid.tsx';
import { SearchBox } from '../search-box.tsx';
import { BulkBar, BulkOutcome } from './bulk-bar.tsx';
import { bulkRequested } from './bulk-slice.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { CellsProvider } from './cells-context.ts';
import { NoUsers } from './no-users.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { searchId } from './use-user-keys.ts';
import { useUserListView, type UserListView as View } from './use-user-list-view.ts';
import { cellsOf } from './user-cells.tsx';
import { UserHeader } from './user-header.tsx';
import { UserMenu } from './user-menu.tsx';

// Spread, because not every reader of our pages knows the element of this name yet.
const landmark = { role: 'search' };

const Toolbar = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation();
  const { filters, onFilters, address, list, selection, setSelection, orders } = view;
  const chosen = [...selection.chosen];
  return (
    <div className="toolbar">
      {chosen.length > 0 ? (
        <BulkBar
          chosen={chosen}
          orders={orders}
          onClear={() => setSelection({ ...selection, chosen: new Set<string>() })}
        />
      ) : (
        <div className="filters" {...landmark}>
          <SearchBox
            id={searchId}
            label={t('userList.search')}
            value={filters.search ?? ''}
            onChange={(search) => onFilters({ ...filters, search })}
          />
          {address && (
            <CategoryTabs
              category={address.category}
              counts={list.counts}
              onChoose={(category) => onFilters({ ...filters, category })}
            />
          )}
        </div>
      )}
      <div className="toolbar-end">
        <ButtonLink
          tone="primary"
          to="/admin/usermanagement/invite"
          icon={<IconMailPlus size={15} aria-hidden="true" />}
        >
          {t('userList.invite')}
        </ButtonLink>
      </div>
    </div>
  );
};

const Rows = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation();
  const { rows, ids, key, filters, onFilters, selection, setSelection, list, orders, notes } = view;
  const header = (
    <UserHeader
      filters={filters}
      onFilters={onFilters}
      allChosen={selection.chosen.size === rows.length}
      someChosen={selection.chosen.size > 0}
      onChooseAll={() => setSelection(chooseAll(selection, ids))}
    />
  );
  return (
    <VirtualGrid
      key={key}
      label={t('userList.label')}
      rows={rows}
      hasMore={list.next !== undefined}
      moreText={t('userList.more')}
      active={selection.active}
      chosen={selection.chosen}
      header={header}
      cells={cellsOf}
      notes={notes}
      refreshing={list.status === 'loading' && list.stale}
      initialOffset={scrollMemory.of(key)}
      onScrolled={(offset) => scrollMemory.keep(key, offset)}
      onMore={view.onMore}
      onKeyDown={view.onKeyDown}
      onRowClick={(id, { shiftKey, ctrlKey, metaKey }) => {
        if (shiftKey) setSelection(extendTo(selection, ids, id));
        else setSelection((ctrlKey || metaKey ? toggle : goTo)(selection, id));
      }}
      onRowOpen={orders.open}
      onRowMenu={({ account }, event) => {
        event.preventDefault();
        orders.openMenu({ account, anchor: pointAnchor(event.clientX, event.clientY) });
      }}
    />
  );
};

const Body = ({ view }: { readonly view: View }) => {
  const { list, rows, address, filters, onFilters, trouble, onRetry } = view;
  if (trouble) return <TroubleBox trouble={trouble} titleKey="userList.fetchFailed" onRetry={onRetry} />;
  if (rows.length > 0) return <Rows view={view} />;
  if (list.status !== 'idle' || !address) return <Skeletons rows={14} />;
  return <NoUsers address={address} counts={list.counts} onFilters={(some) => onFilters({ ...filters, ...some })} />;
};

const Overlays = ({ view }: { readonly view: View }) => {
  const dispatch = useDispatch();
  const { menu, setMenu, planFor, askPlan, orders, plans } = view;
  return (
    <>
      {menu && <UserMenu menu={menu} orders={orders} onClose={() => setMenu(undefined)} />}
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

/** Everybody who has an account: toolbar, rows, and what is done with them. */
export const UserListView = () => {
  const view = useUserListView();
  return (
    <CellsProvider value={view.cells}>
      <Toolbar view={view} />
      <BulkOutcome />
      <Body view={view} />
      <Overlays view={view} />
    </CellsProvider>
  );
};
