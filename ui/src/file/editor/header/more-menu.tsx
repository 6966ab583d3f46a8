import { readContentRoute } from '@clearbench/contracts/file/routes';
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
import { showKeyList } from '../../../key-list/key-notes.ts';
import type { MenuPart } from '../../../parts/menu.tsx';
import { MenuButton } from '../../../parts/menu-button.tsx';
import { useCraftItems } from '../craft/use-craft-items.tsx';
import type { OpenFile, Order } from '../session/open-file.ts';
import type { ActionsProps } from './actions-props.ts';
import { hindranceKey, hindranceOf } from './file-orders.ts';

/** Straight from the server, as it was saved last. */
const download = ({ fileId, summary }: OpenFile): void => {
  const href = urlOf(readContentRoute, { params: { fileId }, query: { download: 'true' } });
  Object.assign(document.createElement('a'), { href, download: summary?.fileName ?? '' }).click();
};

const useParts = (props: ActionsProps): MenuPart[] => {
  const { file, permissions, commands, onDelete } = props;
  const { t } = useTranslation();
  const crafts = useCraftItems(props.crafts, props.onCraft);
  const commented = file.summary?.reportCommentsShown === true;
  const offered = (order: Order) => {
    const hindrance = hindranceOf(order, file, permissions);
    return { disabled: hindrance !== undefined, reason: hindrance && t(hindranceKey(hindrance)) };
  };
  const item = (id: string, text: string, icon: MenuPart['items'][number]['icon'], run: () => void) => ({
    id,
    text,
    icon,
    run,
  });
  return [
    {
      items: [
        {
          ...item('indent', t('editor.indent'), <IconIndentIncrease size={14} aria-hidden />, commands.indent),
          ...offered('indent'),
          keys: 'Shift+Alt+F',
        },
        {
          ...item(
            'comments',
            t(commented ? 'editor.reportComments.hide' : 'editor.reportComments.show'),
            <IconMessageReport size={14} aria-hidden />,
            () => commands.reportComments(!commented),
          ),
          ...offered('reportComments'),
        },
        ...crafts,
      ],
    },
    {
      items: [
        { ...item('copy', t('editor.copy'), <IconCopy size={14} aria-hidden />, commands.copy), ...offered('copy') },
        item('download', t('editor.download'), <IconDownload size={14} aria-hidden />, () => download(file)),
        {
          ...item('keys', t('keys.title'), <IconKeyboard size={14} aria-hidden />, showKeyList),
          keys: '?',
        },
      ],
    },
    {
      items: [
        {
          ...item('delete', t('editor.delete.label'), <IconTrash size={14} aria-hidden />, onDelete),
          ...offered('delete'),
          tone: 'bad',
        },
      ],
    },
  ];
};

/** The rarer orders; on small screens all but sending. */
export const MoreMenu = (props: ActionsProps) => {
  const { t } = useTranslation();
  return (
    <MenuButton
      className="icon-button"
      label={t('editor.more')}
      menuLabel={t('editor.more')}
      parts={useParts(props)}
      align="end"
    >
      <IconDotsVertical size={16} aria-hidden />
    </MenuButton>
  );
};
