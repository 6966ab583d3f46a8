import { useSelector } from 'react-redux';
import { chooseAll, extendTo, goTo, toggle } from '../../listing/selection.ts';
import { pointAnchor } from '../../parts/place-floating.ts';
import { selectBusy } from '../orders/orders-slice.ts';
import { FileGrid } from './file-grid.tsx';
import { HeaderRow } from './header-row.tsx';
import type { ListView } from './use-list-view.ts';

/** The grid, joined to the list's state. */
export const ListRows = ({ view }: { readonly view: ListView }) => {
  const { list, rows, ids, key, filters, onFilters, selection, setSelection } = view;
  const header = (
    <HeaderRow
      filters={filters}
      onFilters={onFilters}
      allChosen={selection.chosen.size === rows.length}
      someChosen={selection.chosen.size > 0}
      onChooseAll={() => setSelection(chooseAll(selection, ids))}
    />
  );
  return (
    <FileGrid
      key={key}
      rows={rows}
      hasMore={list.next !== undefined}
      busy={useSelector(selectBusy)}
      selection={selection}
      listKey={key}
      refreshing={list.status === 'loading' && list.stale}
      header={header}
      onMore={view.onMore}
      onKeyDown={view.onKeyDown}
      onRowClick={(fileId, { shiftKey, ctrlKey, metaKey }) => {
        if (shiftKey) setSelection(extendTo(selection, ids, fileId));
        else setSelection((ctrlKey || metaKey ? toggle : goTo)(selection, fileId));
      }}
      onRowOpen={view.orders.open}
      onRowMenu={(row, event) => {
        event.preventDefault();
        view.cells.openMenu({ row, anchor: pointAnchor(event.clientX, event.clientY) });
      }}
    />
  );
};
