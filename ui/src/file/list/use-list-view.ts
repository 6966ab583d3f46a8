import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { commandOfKey, runCommand } from '../../commands/command.ts';
import { useOfferedCommands } from '../../commands/use-offered-commands.ts';
import { useKeyNotes } from '../../key-list/key-notes.ts';
import { selectionKeyNotes } from '../../listing/list-key-notes.ts';
import { onKeys, selectionAfter } from '../../listing/list-keys.ts';
import { goTo, type Selection, subjects, toggle } from '../../listing/selection.ts';
import { useListAddress } from '../../listing/use-list-address.ts';
import { useSelection } from '../../listing/use-selection.ts';
import { figuresIn } from '../../parts/figures.ts';
import { useNow } from '../../parts/use-now.ts';
import { anchorOfRow } from '../../parts/virtual-row.tsx';
import { filesIn, shownRows } from './conversation-rows.ts';
import { type FileListContext, fileListCommands } from './file-list-commands.ts';
import { filtersOf, keyOf, type ListFilters, type ListViewName, queryOf } from './list-address.ts';
import type { ListContext, OpenMenu } from './list-context.ts';
import type { ListEnvironment } from './list-environment.ts';
import {
  conversationToggled,
  type ListState,
  listLeft,
  listRequested,
  moreRequested,
  selectList,
} from './list-slice.ts';
import { treeKey } from './tree-keys.ts';
import { useFileActions } from './use-file-actions.ts';
import { useLastView } from './view-switch.tsx';

/** The list of the address: it is read when the address changes, and left with the page. */
const useList = (environmentToken: string, rbVersion: RbVersion) => {
  const dispatch = useDispatch();
  const list = useSelector(selectList);
  const [query, setQuery] = useSearchParams();
  useListAddress();
  const [lastView] = useLastView();
  const filters = useMemo(() => filtersOf(query, lastView), [query, lastView]);
  const address = useMemo(() => ({ ...filters, environmentToken, rbVersion }), [filters, environmentToken, rbVersion]);

  useEffect(() => {
    dispatch(listRequested(address));
  }, [dispatch, address]);
  useEffect(() => () => void dispatch(listLeft()), [dispatch]);

  const { more } = list;
  const onMore = useCallback(() => {
    if (more === 'idle') dispatch(moreRequested());
  }, [dispatch, more]);

  return {
    list,
    filters,
    key: keyOf(address),
    onMore,
    onFilters: (changed: ListFilters) => setQuery(queryOf(changed), { replace: true }),
    onRetry: () => dispatch(listRequested(address)),
  };
};

/** The rows on screen with their places in conversations. */
const useRows = ({ rows: listed, opened }: ListState, view: ListViewName) => {
  const dispatch = useDispatch();
  const { rows, treePlaces } = useMemo(() => shownRows(listed, opened), [listed, opened]);
  const placeOf = (fileId: string) => (view === 'conversations' ? treePlaces.get(fileId) : undefined);
  const toggleOpen = (fileId: string) => dispatch(conversationToggled({ fileId, isOpen: !placeOf(fileId)?.isOpen }));
  return { rows, placeOf, toggleOpen };
};

type Parts = {
  readonly ids: readonly string[];
  readonly tree: Pick<Parameters<typeof treeKey>[0], 'rows' | 'placeOf' | 'toggleOpen'>;
  readonly selection: Selection;
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  readonly context: FileListContext;
};

/** Runs the commands of the list on their shortcuts; other keys move and select. */
const useListKeys = ({ ids, tree, selection, setSelection, context }: Parts) =>
  onKeys(
    (intent) => setSelection(selectionAfter(intent, selection, ids)),
    (event) => {
      const command = commandOfKey(fileListCommands, context, event, false);
      if (command) return () => runCommand(command, context, event);
      return treeKey({ ...tree, selection, setSelection }, event);
    },
  );

const conversationKeyNotes: typeof selectionKeyNotes = [...selectionKeyNotes, ['← →', 'keys.openAnswers']];

/** The overlay that is open above the list. */
const useOpenParts = () => {
  const [renaming, startRename] = useState<string>();
  const [deleting, askDelete] = useState<readonly string[]>();
  const [menu, setMenu] = useState<OpenMenu>();
  return { renaming, startRename, deleting, askDelete, menu, setMenu };
};

/** The state that the parts of the list share: rows, selection, commands, and what the cells need. */
export const useListView = ({ environment, rbVersion, filesPath, permissions }: ListEnvironment) => {
  const { i18n } = useTranslation();
  const now = useNow();
  const figures = useMemo(() => figuresIn(i18n.language), [i18n.language]);
  const read = useList(environment.environmentToken, rbVersion);
  const { rows, placeOf, toggleOpen } = useRows(read.list, read.filters.view);
  const ids = useMemo(() => rows.map(({ fileId }) => fileId), [rows]);
  const byId = useMemo(() => new Map(filesIn(read.list.rows).map((row) => [row.fileId, row])), [read.list.rows]);
  const [selection, setSelection] = useSelection(read.key, ids);
  const { renaming, startRename, deleting, askDelete, menu, setMenu } = useOpenParts();
  const openMenu = useCallback(
    (opened: OpenMenu) => {
      setSelection((before) => goTo(before, opened.row.fileId));
      setMenu(opened);
    },
    [setSelection, setMenu],
  );
  const openMenuOf = useCallback(
    (row: VipFileSummary) => openMenu({ row, anchor: anchorOfRow(row.fileId) }),
    [openMenu],
  );
  const actions = useFileActions({
    filesPath,
    environment,
    permissions,
    startRename,
    askDelete,
    openMenu: openMenuOf,
  });
  const context: FileListContext = {
    file: selection.active === undefined ? undefined : byId.get(selection.active),
    files: subjects(selection).flatMap((fileId) => byId.get(fileId) ?? []),
    environment,
    permissions,
    actions,
  };
  useKeyNotes(read.filters.view === 'conversations' ? conversationKeyNotes : selectionKeyNotes);
  useOfferedCommands(fileListCommands, context, { prefix: 'list', groupKey: 'palette.list' });

  const nameOf = (fileId: string) => byId.get(fileId)?.fileName;
  const cells: ListContext = {
    figures,
    now,
    environment,
    nameOf,
    placeOf,
    toggleOpen,
    chosen: selection.chosen,
    renaming,
    toggle: (fileId) => setSelection(toggle(selection, fileId)),
    rename: actions.rename,
    endRename: () => startRename(undefined),
    openMenu,
  };
  return {
    ...read,
    rows,
    ids,
    nameOf,
    placeOf,
    selection,
    setSelection,
    context,
    onKeyDown: useListKeys({ ids, tree: { rows, placeOf, toggleOpen }, selection, setSelection, context }),
    cells,
    menu,
    closeMenu: () => setMenu(undefined),
    deleting,
    askDelete,
  };
};
export type ListView = ReturnType<typeof useListView>;
