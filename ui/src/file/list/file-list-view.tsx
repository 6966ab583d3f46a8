import { useTranslation } from 'react-i18next';
import { useKeyNotes } from '../../key-list/key-notes.ts';
import { nothingChosen } from '../../listing/selection.ts';
import { fileListKeys } from './file-list-keys.ts';
import { ListBody } from './list-body.tsx';
import { ListProvider } from './list-context.ts';
import { ListOverlays } from './list-overlays.tsx';
import type { ListPlace } from './list-place.ts';
import { ListRows } from './list-rows.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { typesIn } from './message-types.ts';
import { type ListView, useListView } from './use-list-view.ts';

/** "66 files"; "200+ files" where the server does not count. */
const useCount = ({ list, rows, cells: { figures } }: ListView): string => {
  const { t } = useTranslation();
  if (rows.length === 0) return '';
  const figure =
    list.total >= 0 ? figures.count(list.total) : `${figures.count(rows.length)}${list.next === undefined ? '' : '+'}`;
  return t('fileList.count', { count: Math.max(rows.length, list.total), figure });
};

/** The files of an environment: toolbar, rows, and everything done with rows. */
export const FileListView = (place: ListPlace) => {
  const { environment, rbVersion, filesPath, permissions } = place;
  const view = useListView(place);
  useKeyNotes(fileListKeys);
  const { list, filters, onFilters, onRetry, orders, selection, setSelection, askDelete } = view;
  const chosen = [...selection.chosen];
  return (
    <ListProvider value={view.cells}>
      <ListToolbar
        filters={filters}
        onFilters={onFilters}
        types={typesIn(environment, rbVersion)}
        chosen={chosen.length}
        count={useCount(view)}
        filesPath={filesPath}
        permissions={permissions}
        onCheck={() => orders.check(chosen.map((fileId) => ({ fileId, name: view.names.get(fileId) ?? fileId })))}
        onDownload={() => orders.download(chosen)}
        onDelete={() => askDelete(chosen)}
        onClear={() => setSelection({ ...selection, chosen: nothingChosen.chosen })}
      />
      <ListBody
        list={list}
        filters={filters}
        onFilters={onFilters}
        onRetry={onRetry}
        empty={{ filesPath, permissions, canSend: environment.canSendToTestEngine }}
      >
        <ListRows view={view} />
      </ListBody>
      <ListOverlays view={view} permissions={permissions} />
    </ListProvider>
  );
};
