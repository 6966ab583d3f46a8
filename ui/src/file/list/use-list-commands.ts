import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../command-palette/commands.ts';
import { useCommands } from '../../command-palette/use-commands.ts';
import { type Selection, subjects } from '../../listing/selection.ts';
import type { RowOrders } from './row-menu.tsx';
import type { Permissions } from './row-orders.ts';

type Parts = {
  readonly rows: readonly VipFileSummary[];
  readonly selection: Selection;
  readonly orders: RowOrders;
  readonly permissions: Permissions;
};

const chosenOf = (rows: Parts['rows'], fileIds: readonly string[]) =>
  rows.filter(({ fileId }) => fileIds.includes(fileId)).map(({ fileId, fileName }) => ({ fileId, name: fileName }));

/** The list's part of Ctrl+K: what the keys do, findable by its words. */
export const useListCommands = ({ rows, selection, orders, permissions }: Parts): void => {
  const { t } = useTranslation();
  const active = rows.find(({ fileId }) => fileId === selection.active);
  const about = subjects(selection);
  const command = (id: string, keys: string | undefined, run: () => void): Command => ({
    id: `list-${id}`,
    group: t('palette.list'),
    text: t(`fileList.${id}`),
    ...(keys === undefined ? {} : { keys }),
    run,
  });
  useCommands([
    command('searchCommand', '/', () => setTimeout(() => document.getElementById('file-search')?.focus(), 120)),
    ...(active ? [command('open', 'Enter', () => orders.open(active.fileId))] : []),
    ...(active && permissions.canCreate ? [command('copy', 'Ctrl+D', () => orders.copy(active.fileId))] : []),
    ...(active && permissions.canEdit ? [command('rename', 'F2', () => orders.startRename(active.fileId))] : []),
    ...(about.length > 0 && permissions.why?.validate === undefined
      ? [command('check', undefined, () => orders.check(chosenOf(rows, about)))]
      : []),
    ...(about.length > 0 ? [command('download', undefined, () => orders.download(about))] : []),
    ...(about.length > 0 && permissions.canEdit ? [command('delete', 'Del', () => orders.askDelete(about))] : []),
  ]);
};
