import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import {
  IconArrowsExchange,
  IconCopy,
  IconDownload,
  IconFile,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuPart } from '../../parts/menu.tsx';
import type { ChosenFiles } from '../checks/chosen-files.ts';
import { type OpenMenu, useListContext } from './list-context.ts';
import { type Permissions, whyNotSent } from './row-orders.ts';

export type RowOrders = {
  open(fileId: string): void;
  copy(fileId: string): void;
  startRename(fileId: string): void;
  turn(row: VipFileSummary): void;
  download(fileIds: readonly string[]): void;
  check(files: ChosenFiles['files']): void;
  send(fileId: string): void;
  askDelete(fileIds: readonly string[]): void;
};

type Props = {
  readonly menu: OpenMenu;
  readonly orders: RowOrders;
  readonly permissions: Permissions;
  readonly onClose: () => void;
};

const icon = { size: 14, 'aria-hidden': true } as const;

/** What a menu says of an order the plan switches off. */
const useOff = ({ canCreate, canEdit, why = {} }: Permissions) => {
  const { t } = useTranslation();
  return (deed: 'create' | 'edit') => {
    const reason = why[deed];
    return { disabled: deed === 'create' ? !canCreate : !canEdit, reason: reason && t(`planReason.${reason}`) };
  };
};

const useParts = (row: VipFileSummary, orders: RowOrders, permissions: Permissions): MenuPart[] => {
  const { t } = useTranslation();
  const off = useOff(permissions);
  const { environment } = useListContext();
  const { fileId } = row;
  const notSent = whyNotSent(row, environment, permissions);
  const item = (id: string, Icon: typeof IconFile, run: () => void) => ({
    id,
    text: t(`fileList.${id}`),
    icon: <Icon {...icon} />,
    run,
  });
  return [
    {
      items: [
        { ...item('open', IconFile, () => orders.open(fileId)), keys: 'Enter' },
        {
          ...item('send', IconSend, () => orders.send(fileId)),
          disabled: notSent !== undefined,
          reason: notSent && t(notSent),
        },
      ],
    },
    {
      items: [
        { ...item('copy', IconCopy, () => orders.copy(fileId)), keys: 'Ctrl D', ...off('create') },
        { ...item('rename', IconPencil, () => orders.startRename(fileId)), keys: 'F2', ...off('edit') },
        {
          ...item(row.direction === 'TS' ? 'turnToSt' : 'turnToTs', IconArrowsExchange, () => orders.turn(row)),
          ...off('edit'),
        },
        item('download', IconDownload, () => orders.download([fileId])),
      ],
    },
    {
      items: [
        {
          ...item('delete', IconTrash, () => orders.askDelete([fileId])),
          keys: 'Del',
          tone: 'bad' as const,
          ...off('edit'),
        },
      ],
    },
  ];
};

/** Everything that can be done with a row, at the pointer or the row. */
export const RowMenu = ({ menu: { row, anchor }, orders, permissions, onClose }: Props) => {
  const { t } = useTranslation();
  const parts = useParts(row, orders, permissions);
  return (
    <Menu anchor={anchor} label={t('fileList.menuOf', { fileName: row.fileName })} parts={parts} onClose={onClose} />
  );
};
