import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { TroubleBox } from '../../../parts/trouble-box.tsx';
import { choicesRequested } from '../choices/choices-slice.ts';
import { EditForm } from './edit-form.tsx';
import { editLeft, editOpened, selectEdit } from './edit-slice.ts';

/** The account of the address, once it has been read. */
export const EditView = ({ userId }: { readonly userId: string }) => {
  const dispatch = useDispatch();
  const edit = useSelector(selectEdit);
  useEffect(() => {
    dispatch(choicesRequested());
    dispatch(editOpened(userId));
    return () => void dispatch(editLeft());
  }, [dispatch, userId]);

  if (edit.status === 'error' && edit.trouble)
    return (
      <TroubleBox trouble={edit.trouble} titleKey="userEdit.fetchFailed" onRetry={() => dispatch(editOpened(userId))} />
    );
  return edit.account && edit.userId === userId ? (
    <EditForm edit={edit} account={edit.account} />
  ) : (
    <Skeletons rows={12} />
  );
};
