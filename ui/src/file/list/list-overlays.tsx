import { useDispatch } from 'react-redux';
import { deleteRequested } from '../orders/orders-slice.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Permissions } from './row-orders.ts';
import type { ListView } from './use-list-view.ts';

/** What opens above the list: a row's menu, and the question before deleting. */
export const ListOverlays = ({ view, permissions }: { readonly view: ListView; readonly permissions: Permissions }) => {
  const dispatch = useDispatch();
  const { menu, closeMenu, orders, deleting, askDelete, names } = view;
  return (
    <>
      {menu && <RowMenu menu={menu} orders={orders} permissions={permissions} onClose={closeMenu} />}
      {deleting && (
        <DeleteDialog
          names={deleting.flatMap((fileId) => names.get(fileId) ?? [])}
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
