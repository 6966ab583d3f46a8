import { useTranslation } from 'react-i18next';
import { ListHeader } from '../../../listing/list-header.tsx';
import { listMemory } from '../../../listing/list-memory.ts';
import { chooseAll, click } from '../../../listing/selection.ts';
import { pointAnchor } from '../../../parts/place-floating.ts';
import { VirtualGrid } from '../../../parts/virtual-grid.tsx';
import { sortedBy } from './list-address.ts';
import type { UserListView } from './use-user-list-view.ts';
import { cellsOf, userColumns, userIdOf } from './user-cells.tsx';

/** The grid with the state of the list. */
export const UserRows = ({ view }: { readonly view: UserListView }) => {
  const { t } = useTranslation();
  const { rows, ids, key, filters, onFilters, selection, setSelection, list, actions, notes } = view;
  const header = (
    <ListHeader
      texts="userList"
      cell="user-cell"
      headings={userColumns}
      filters={filters}
      onSort={(sort) => onFilters(sortedBy(filters, sort))}
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
      keyOf={userIdOf}
      hasMore={list.next !== undefined}
      moreText={t('userList.more')}
      active={selection.active}
      chosen={selection.chosen}
      header={header}
      cells={cellsOf}
      notes={notes}
      refreshing={list.status === 'loading' && list.stale}
      initialOffset={listMemory.positionOf(key).offset}
      onScrolled={(offset) => listMemory.keepOffset(key, offset)}
      onMore={view.onMore}
      onKeyDown={view.onKeyDown}
      onRowClick={(id, event) => setSelection(click(selection, ids, id, event))}
      onRowOpen={actions.open}
      onRowMenu={(account, event) => {
        event.preventDefault();
        actions.openMenu({ account, anchor: pointAnchor(event.clientX, event.clientY) });
      }}
    />
  );
};
