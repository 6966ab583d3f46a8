import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nothingChosen } from '../../listing/selection.ts';
import { ProblemNotice } from '../../parts/problem-notice.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { EmptyList, NoMatch } from './empty-list.tsx';
import type { Permissions } from './file-permissions.ts';
import { type ListFilters, narrows, unfiltered } from './list-address.ts';
import { ListProvider } from './list-context.ts';
import type { ListEnvironment } from './list-environment.ts';
import { ListOverlays } from './list-overlays.tsx';
import { ListRows } from './list-rows.tsx';
import type { ListState } from './list-slice.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { typesIn } from './message-types.ts';
import { type ListView, useListView } from './use-list-view.ts';

type Props = {
  readonly list: ListState;
  readonly filters: ListFilters;
  readonly onFilters: (filters: ListFilters) => void;
  readonly onRetry: () => void;
  readonly empty: { readonly filesPath: string; readonly permissions: Permissions; readonly canSend: boolean };
  readonly children: ReactNode;
};

/** The rows, or a message in their place. */
const ListBody = ({ list, filters, onFilters, onRetry, empty, children }: Props) => {
  if (list.status === 'error' && list.problem)
    return <ProblemNotice problem={list.problem} titleKey="fileList.fetchFailed" onRetry={onRetry} />;
  if (list.rows.length > 0) return children;
  if (list.status !== 'idle') return <Skeletons rows={14} />;
  if (narrows(filters)) return <NoMatch onClear={() => onFilters(unfiltered(filters))} />;
  return <EmptyList {...empty} />;
};

/** "66 files"; "200+ files" if the server does not count. */
const useCount = ({ list, filters, cells: { figures } }: ListView): string => {
  const { t } = useTranslation();
  const { rows } = list;
  if (rows.length === 0) return '';
  const figure =
    list.total >= 0 ? figures.count(list.total) : `${figures.count(rows.length)}${list.next === undefined ? '' : '+'}`;
  const textKey = filters.view === 'files' ? 'fileList.count' : 'fileList.conversationCount';
  return t(textKey, { count: Math.max(rows.length, list.total), figure });
};

/** The files of an environment: toolbar, rows, menu of a row and dialogs. */
export const FileListView = ({ inbox, ...listEnvironment }: ListEnvironment & { readonly inbox?: ReactNode }) => {
  const { environment, rbVersion, filesPath, permissions } = listEnvironment;
  const view = useListView(listEnvironment);
  const { list, filters, onFilters, onRetry, selection, setSelection, context } = view;
  return (
    <ListProvider value={view.cells}>
      <ListToolbar
        filters={filters}
        onFilters={onFilters}
        types={typesIn(environment, rbVersion)}
        chosen={selection.chosen.size}
        count={useCount(view)}
        filesPath={filesPath}
        context={context}
        onClear={() => setSelection({ ...selection, chosen: nothingChosen.chosen })}
        inbox={inbox}
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
      <ListOverlays view={view} />
    </ListProvider>
  );
};
