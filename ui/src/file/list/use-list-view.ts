import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo, toggle } from '../../listing/selection.ts';
import { useSelection } from '../../listing/use-selection.ts';
import { figuresIn } from '../../parts/figures.ts';
import { useNow } from '../../parts/use-now.ts';
import type { ListContext, OpenMenu } from './list-context.ts';
import type { ListPlace } from './list-place.ts';
import { useList } from './use-list.ts';
import { useListCommands } from './use-list-commands.ts';
import { useListKeys } from './use-list-keys.ts';
import { useRowOrders } from './use-row-orders.ts';

/** What is open above the list. */
const useOpenParts = () => {
  const [renaming, startRename] = useState<string>();
  const [deleting, askDelete] = useState<readonly string[]>();
  const [menu, setMenu] = useState<OpenMenu>();
  return { renaming, startRename, deleting, askDelete, menu, setMenu };
};

/** Everything the list's parts share: rows, selection, orders, and what the cells need. */
export const useListView = ({ environment, rbVersion, filesPath, permissions }: ListPlace) => {
  const { i18n } = useTranslation();
  const now = useNow();
  const figures = useMemo(() => figuresIn(i18n.language), [i18n.language]);
  const read = useList(environment.environmentToken, rbVersion);
  const { rows } = read.list;
  const ids = useMemo(() => rows.map(({ fileId }) => fileId), [rows]);
  const names = useMemo(() => new Map(rows.map(({ fileId, fileName }) => [fileId, fileName])), [rows]);
  const [selection, setSelection] = useSelection(read.key, ids);
  const { renaming, startRename, deleting, askDelete, menu, setMenu } = useOpenParts();
  const { rename, ...orders } = useRowOrders({ filesPath, startRename, askDelete });
  const openMenu = (opened: OpenMenu) => {
    setSelection(goTo(selection, opened.row.fileId));
    setMenu(opened);
  };
  const onKeyDown = useListKeys({ rows, selection, setSelection, orders, permissions, openMenu });
  useListCommands({ rows, selection, orders, permissions });

  const cells: ListContext = {
    figures,
    now,
    environment,
    nameOf: (fileId) => names.get(fileId),
    chosen: selection.chosen,
    renaming,
    toggle: (fileId) => setSelection(toggle(selection, fileId)),
    rename,
    endRename: () => startRename(undefined),
    openMenu,
  };
  const closeMenu = () => setMenu(undefined);
  return {
    ...read,
    rows,
    ids,
    names,
    selection,
    setSelection,
    orders,
    onKeyDown,
    cells,
    menu,
    closeMenu,
    deleting,
    askDelete,
  };
};
export type ListView = ReturnType<typeof useListView>;
