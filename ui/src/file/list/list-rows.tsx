import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ListHeader } from '../../listing/list-header.tsx';
import { listMemory } from '../../listing/list-memory.ts';
import { chooseAll, click } from '../../listing/selection.ts';
import { pointAnchor } from '../../parts/place-floating.ts';
import { VirtualGrid } from '../../parts/virtual-grid.tsx';
import { selectBusy } from '../commands/file-commands-slice.ts';
import { cellsOf, conversationColumns, fileColumns, fileIdOf } from './columns.tsx';
import { sortedBy } from './list-address.ts';
import type { ListView } from './use-list-view.ts';

/** The grid with the state of the list. */
export const ListRows = ({ view }: { readonly view: ListView }) => {
  const { t } = useTranslation();
  const { list, rows, ids, key, filters, onFilters, selection, setSelection } = view;
  const isTree = filters.view === 'conversations';
  const header = (
    <ListHeader
      texts="fileList"
      cell="cell"
      headings={isTree ? conversationColumns : fileColumns}
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
      label={t(isTree ? 'fileList.conversations' : 'fileList.label')}
      placeOf={isTree ? view.placeOf : undefined}
      rows={rows}
      keyOf={fileIdOf}
      hasMore={list.next !== undefined}
      moreText={t('fileList.more')}
      active={selection.active}
      chosen={selection.chosen}
      busy={useSelector(selectBusy)}
      header={header}
      cells={cellsOf}
      refreshing={list.status === 'loading' && list.stale}
      initialOffset={listMemory.positionOf(key).offset}
      onScrolled={(offset) => listMemory.keepOffset(key, offset)}
      onMore={view.onMore}
      onKeyDown={view.onKeyDown}
      onRowClick={(fileId, event) => setSelection(click(selection, ids, fileId, event))}
      onRowOpen={view.context.actions.open}
      onRowMenu={(row, event) => {
        event.preventDefault();
        view.cells.openMenu({ row, anchor: pointAnchor(event.clientX, event.clientY) });
      }}
    />
  );
};
