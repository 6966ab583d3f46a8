import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { menuPartsOf } from '../../commands/menu-parts.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Menu } from '../../parts/menu.tsx';
import { deleteRequested } from '../commands/file-commands-slice.ts';
import { type FileListContext, fileListCommands } from './file-list-commands.ts';
import type { OpenMenu } from './list-context.ts';
import type { ListView } from './use-list-view.ts';

type RowMenuProps = {
  readonly menu: OpenMenu;
  readonly context: FileListContext;
  readonly onClose: () => void;
};

/** The context menu of a row. It acts on this row alone, whatever is selected. */
const RowMenu = ({ menu: { row, anchor }, context, onClose }: RowMenuProps) => {
  const { t } = useTranslation();
  const parts = menuPartsOf(fileListCommands, 'contextMenu', { ...context, file: row, files: [row] }, t);
  return (
    <Menu anchor={anchor} label={t('fileList.menuOf', { fileName: row.fileName })} parts={parts} onClose={onClose} />
  );
};

type Props = {
  readonly names: readonly string[];
  readonly onDelete: () => void;
  readonly onClose: () => void;
};

const shown = 5;

/** Asks for confirmation and names the files that are deleted. */
const DeleteDialog = ({ names, onDelete, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('fileList.deleteTitle', { count: names.length })} onClose={onClose}>
      <ul className="plain-list">
        {names.slice(0, shown).map((name, index) => (
          <li key={`${String(index)}${name}`} className="clipped" title={name}>
            {name}
          </li>
        ))}
        {names.length > shown && <li className="muted">{t('fileList.andMore', { count: names.length - shown })}</li>}
      </ul>
      <p className="muted">{t('fileList.deleteHelp', { count: names.length })}</p>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose}>{t('fileList.keep')}</Button>
        <Button tone="bad" onClick={onDelete} data-autofocus>
          {t('fileList.delete')}
        </Button>
      </div>
    </Dialog>
  );
};

/** The overlays of the list: the menu of a row, and the confirmation before deleting. */
export const ListOverlays = ({ view }: { readonly view: ListView }) => {
  const dispatch = useDispatch();
  const { menu, closeMenu, context, deleting, askDelete, nameOf } = view;
  return (
    <>
      {menu && <RowMenu menu={menu} context={context} onClose={closeMenu} />}
      {deleting && (
        <DeleteDialog
          names={deleting.flatMap((fileId) => nameOf(fileId) ?? [])}
          onClose={() => askDelete(undefined)}
          onDelete={() => {
            askDelete(undefined);
            dispatch(deleteRequested({ fileIds: deleting }));
          }}
        />
      )}
    </>
  );
};
