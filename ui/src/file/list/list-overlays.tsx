import { useDispatch } from 'react-redux';
import { deleteRequested } from '../commands/file-commands-slice.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RowMenu } from './row-menu.tsx';
import type { ListView } from './use-list-view.ts';

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
