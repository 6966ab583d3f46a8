import { useTranslation } from 'react-i18next';
import { menuPartsOf } from '../../commands/menu-parts.tsx';
import { Menu } from '../../parts/menu.tsx';
import { type FileListContext, fileListCommands } from './file-list-commands.ts';
import type { OpenMenu } from './list-context.ts';

type Props = {
  readonly menu: OpenMenu;
  readonly context: FileListContext;
  readonly onClose: () => void;
};

/** The context menu of a row. It acts on this row alone, whatever is selected. */
export const RowMenu = ({ menu: { row, anchor }, context, onClose }: Props) => {
  const { t } = useTranslation();
  const parts = menuPartsOf(fileListCommands, 'contextMenu', { ...context, file: row, files: [row] }, t);
  return (
    <Menu anchor={anchor} label={t('fileList.menuOf', { fileName: row.fileName })} parts={parts} onClose={onClose} />
  );
};
