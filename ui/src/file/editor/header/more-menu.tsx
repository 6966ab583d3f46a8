import { readContentRoute } from '@clearbench/contracts/file/routes';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconIndentIncrease,
  IconKeyboard,
  IconMessageReport,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { urlOf } from '../../../http/build-request.ts';
import type { ActionsProps } from './editor-actions-bar.tsx';
import { hindranceOf } from './file-orders.ts';

/** The rarer orders; on small screens all of them. */
export const MoreMenu = ({ file, permissions, commands, onDelete, onShortcuts }: ActionsProps) => {
  const { t } = useTranslation();
  const { fileId, summary } = file;
  const commented = summary?.reportCommentsShown === true;
  const cannot = (order: Parameters<typeof hindranceOf>[0]) => hindranceOf(order, file, permissions) !== undefined;
  const download = urlOf(readContentRoute, { params: { fileId }, query: { download: 'true' } });
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon aria-label={t('editor.more')}>
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconIndentIncrease size={14} />}
          disabled={cannot('indent')}
          onClick={commands.indent}
          rightSection={<kbd>Shift+Alt+F</kbd>}
        >
          {t('editor.indent')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMessageReport size={14} />}
          disabled={cannot('reportComments')}
          onClick={() => commands.reportComments(!commented)}
        >
          {t(commented ? 'editor.reportComments.hide' : 'editor.reportComments.show')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconCopy size={14} />} disabled={cannot('copy')} onClick={commands.copy}>
          {t('editor.copy')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={14} />} component="a" href={download} download={summary?.fileName}>
          {t('editor.download')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={14} />} onClick={onShortcuts} rightSection={<kbd>?</kbd>}>
          {t('editor.shortcuts.title')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash size={14} />} color="bad" disabled={cannot('delete')} onClick={onDelete}>
          {t('editor.delete.label')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
