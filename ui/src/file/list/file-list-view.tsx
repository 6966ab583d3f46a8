import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { pointAnchor } from '../../parts/place-floating.ts';
import { deleteRequested, selectBusy } from '../orders/orders-slice.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { figuresIn } from './figures.ts';
import { FileGrid } from './file-grid.tsx';
import { HeaderRow } from './header-row.tsx';
import { ListBody } from './list-body.tsx';
import { ListProvider } from './list-context.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { type OpenMenu, RowMenu } from './row-menu.tsx';
import type { Permissions } from './row-orders.ts';
import { chooseAll, extendTo, goTo, nothingChosen, toggle } from './selection.ts';
import { useList } from './use-list.ts';
import { useListCommands } from './use-list-commands.ts';
import { useListKeys } from './use-list-keys.ts';
import { useNow } from './use-now.ts';
import { useRowOrders } from './use-row-orders.ts';
import { useSelection } from './use-selection.ts';

type Props = {
  readonly environment: SimEnv;
  readonly rbVersion: RbVersion;
  readonly filesPath: string;
  readonly permissions: Permissions;
};

const useDialogs = () => {
  const [renaming, startRename] = useState<string>();
  const [deleting, askDelete] = useState<readonly string[]>();
  const [menu, openMenu] = useState<OpenMenu>();
  return { renaming, startRename, deleting, askDelete, menu, openMenu };
};

/** The files of an environment: toolbar, rows, and everything done with rows. */
export const FileListView = ({ environment, rbVersion, filesPath, permissions }: Props) => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { list, filters, key, onMore, onFilters, onRetry } = useList(environment.environmentToken, rbVersion);
  const { rows } = list;
  const ids = useMemo(() => rows.map(({ fileId }) => fileId), [rows]);
  const names = useMemo(() => new Map(rows.map(({ fileId, fileName }) => [fileId, fileName])), [rows]);
  const [selection, setSelection] = useSelection(key, ids);
  const { renaming, startRename, deleting, askDelete, menu, openMenu } = useDialogs();
  const { rename, ...orders } = useRowOrders({ startRename, askDelete });
  const onKeyDown = useListKeys({ rows, selection, setSelection, orders, permissions, openMenu });
  const figures = useMemo(() => figuresIn(i18n.language), [i18n.language]);
  const now = useNow();
  const busy = useSelector(selectBusy);
  const chosen = [...selection.chosen];
  useListCommands({ rows, selection, orders, permissions });

  const context = {
    figures,
    now,
    environment,
    nameOf: (fileId: string) => names.get(fileId),
    chosen: selection.chosen,
    renaming,
    toggle: (fileId: string) => setSelection(toggle(selection, fileId)),
    rename,
    endRename: () => startRename(undefined),
    openMenu: (opened: OpenMenu) => {
      setSelection(goTo(selection, opened.row.fileId));
      openMenu(opened);
    },
  };
  const count = list.total >= 0 ? figures.count(list.total) : `${figures.count(rows.length)}${list.next ? '+' : ''}`;

  return (
    <ListProvider value={context}>
      <ListToolbar
        filters={filters}
        onFilters={onFilters}
        chosen={chosen.length}
        count={
          rows.length === 0 ? '' : t('fileList.count', { count: Math.max(rows.length, list.total), figure: count })
        }
        filesPath={filesPath}
        permissions={permissions}
        onDownload={() => orders.download(chosen)}
        onDelete={() => askDelete(chosen)}
        onClear={() => setSelection({ ...selection, chosen: nothingChosen.chosen })}
      />
      <ListBody
        list={list}
        filters={filters}
        onFilters={onFilters}
        onRetry={onRetry}
        empty={{ filesPath, canCreate: permissions.canCreate, canSend: environment.canSendToTestEngine }}
      >
        <FileGrid
          key={key}
          rows={rows}
          hasMore={list.next !== undefined}
          busy={busy}
          selection={selection}
          listKey={key}
          refreshing={list.status === 'loading'}
          header={
            <HeaderRow
              filters={filters}
              onFilters={onFilters}
              allChosen={chosen.length === rows.length}
              someChosen={chosen.length > 0}
              onChooseAll={() => setSelection(chooseAll(selection, ids))}
            />
          }
          onMore={onMore}
          onKeyDown={onKeyDown}
          onRowClick={(fileId, { shiftKey, ctrlKey, metaKey }) => {
            if (shiftKey) setSelection(extendTo(selection, ids, fileId));
            else setSelection((ctrlKey || metaKey ? toggle : goTo)(selection, fileId));
          }}
          onRowOpen={orders.open}
          onRowMenu={(row, event) => {
            event.preventDefault();
            context.openMenu({ row, anchor: pointAnchor(event.clientX, event.clientY) });
          }}
        />
      </ListBody>
      {menu && <RowMenu menu={menu} orders={orders} permissions={permissions} onClose={() => openMenu(undefined)} />}
      {deleting && (
        <DeleteDialog
          names={rows.filter(({ fileId }) => deleting.includes(fileId)).map(({ fileName }) => fileName)}
          onClose={() => askDelete(undefined)}
          onDelete={() => {
            askDelete(undefined);
            dispatch(deleteRequested({ fileIds: deleting }));
          }}
        />
      )}
    </ListProvider>
  );
};
