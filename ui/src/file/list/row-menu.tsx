import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { Menu } from '@mantine/core';
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
import { useListContext } from './list-context.ts';
import { type Permissions, whyNotSent } from './row-orders.ts';

export type OpenMenu = { readonly row: VipFileSummary; readonly x: number; readonly y: number };

export type RowOrders = {
  open(fileId: string): void;
  copy(fileId: string): void;
  startRename(fileId: string): void;
  turn(row: VipFileSummary): void;
  download(fileIds: readonly string[]): void;
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

/** Everything that can be done with a row, at the pointer. */
export const RowMenu = ({ menu: { row, x, y }, orders, permissions, onClose }: Props) => {
  const { t } = useTranslation();
  const { environment } = useListContext();
  const { fileId } = row;
  const notSent = whyNotSent(row, environment, permissions);
  const { canCreate, canEdit } = permissions;
  return (
    <Menu opened onClose={onClose} position="bottom-start" width={230} returnFocus>
      <Menu.Target>
        <span className="menu-anchor" style={{ left: x, top: y }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('fileList.menuOf', { fileName: row.fileName })}>
        <Menu.Item leftSection={<IconFile {...icon} />} rightSection={<kbd>Enter</kbd>} onClick={() => orders.open(fileId)}>
          {t('fileList.open')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSend {...icon} />}
          disabled={notSent !== undefined}
          onClick={() => orders.send(fileId)}
        >
          {t('fileList.send')}
          {notSent && <span className="menu-reason">{t(notSent)}</span>}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconCopy {...icon} />}
          rightSection={<kbd>Ctrl D</kbd>}
          disabled={!canCreate}
          onClick={() => orders.copy(fileId)}
        >
          {t('fileList.copy')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPencil {...icon} />}
          rightSection={<kbd>F2</kbd>}
          disabled={!canEdit}
          onClick={() => orders.startRename(fileId)}
        >
          {t('fileList.rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowsExchange {...icon} />} disabled={!canEdit} onClick={() => orders.turn(row)}>
          {t(row.direction === 'TS' ? 'fileList.turnToSt' : 'fileList.turnToTs')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => orders.download([fileId])}>
          {t('fileList.download')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconTrash {...icon} />}
          rightSection={<kbd>Del</kbd>}
          color="bad"
          disabled={!canEdit}
          onClick={() => orders.askDelete([fileId])}
        >
          {t('fileList.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
