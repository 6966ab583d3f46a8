import '../users.css';
import {
  changeUserRoute,
  deleteUserRoute,
  endSessionsRoute,
  readUserRoute,
} from '@clearbench/contracts/user/administration-routes';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { caller } from '../../../http/http-caller.ts';
import { notify } from '../../../notice/notify.ts';
import { navigate } from '../../../page/navigate.ts';
import { PageTitle } from '../../../parts/page-title.tsx';
import { addFeature } from '../../../store.ts';
import { nameOf } from '../account-names.ts';
import { addChoices } from '../choices/add-choices.ts';
import { editSaga } from './edit-saga.ts';
import { editSlice, selectEdit } from './edit-slice.ts';
import { EditView } from './edit-view.tsx';

const readUser = caller(readUserRoute);
const change = caller(changeUserRoute);
const remove = caller(deleteUserRoute);
const endSessions = caller(endSessionsRoute);

const saga = editSaga({
  readAccount: (userId) => readUser({ params: { userId } }),
  change: (body) => change({ body }),
  remove: (userId) => remove({ query: { userId } }),
  endSessions: (userId) => endSessions({ params: { userId } }),
  notify,
  leave: () => navigate('/admin/usermanagement'),
});

addChoices();
addFeature({ slice: editSlice, saga });

/** The form of one user account. */
export const UserEditPage = () => {
  const { t } = useTranslation();
  const { userId = '' } = useParams();
  const { account } = useSelector(selectEdit);
  return (
    <>
      <PageTitle title={account ? t('userEdit.title', { name: nameOf(account) }) : t('admin.page.usermanagement')} />
      <EditView userId={userId} />
    </>
  );
};
