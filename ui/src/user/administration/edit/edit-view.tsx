import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ReadProblem } from '../../../admin-resource/read-problem.tsx';
import { LeaveDialog } from '../../../editing/leave-dialog.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { choicesRequested } from '../choices/choices-slice.ts';
import { EditForm } from './edit-form.tsx';
import { editLeft, editOpened, selectEdit } from './edit-slice.ts';

/** The account of the address, once it is loaded. */
export const EditView = ({ userId }: { readonly userId: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const edit = useSelector(selectEdit);
  useEffect(() => {
    dispatch(choicesRequested());
    dispatch(editOpened(userId));
    return () => void dispatch(editLeft());
  }, [dispatch, userId]);

  if (edit.status === 'error' && edit.problem)
    return (
      <ReadProblem
        problem={edit.problem}
        titleKey="userEdit.fetchFailed"
        back={{ to: '/admin/usermanagement', text: t('userAdmin.back') }}
        onRetry={() => dispatch(editOpened(userId))}
      />
    );
  return edit.account && edit.userId === userId ? (
    <>
      <LeaveDialog unsaved={Object.keys(edit.draft).length > 0 && !edit.saving && !edit.deleting} />
      <EditForm edit={edit} account={edit.account} />
    </>
  ) : (
    <Skeletons rows={12} />
  );
};
