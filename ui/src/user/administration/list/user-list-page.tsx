import '../users.css';
import {
  decideApprovalRoute,
  listUsersRoute,
  updatePlansRoute,
} from '@clearbench/contracts/user/administration-routes';
import { useTranslation } from 'react-i18next';
import { caller } from '../../../http/http-caller.ts';
import { listMemory } from '../../../listing/list-memory.ts';
import { PageTitle } from '../../../parts/page-title.tsx';
import { addFeature } from '../../../store.ts';
import { addChoices } from '../choices/add-choices.ts';
import { bulkSaga } from './bulk-saga.ts';
import { bulkSlice } from './bulk-slice.ts';
import { refreshUsersQuietly, type UserListPorts, userListSaga } from './user-list-saga.ts';
import { userListSlice } from './user-list-slice.ts';
import { UserListView } from './user-list-view.tsx';

const listUsers = caller(listUsersRoute);
const decideApproval = caller(decideApprovalRoute);
const updatePlans = caller(updatePlansRoute);

const list: UserListPorts = {
  readPage: (query) => listUsers({ query }),
  rowsToRead: listMemory.rowsToRead,
};

const bulk = bulkSaga({
  decideApproval: async (userIds, approvedState) =>
    (await decideApproval({ body: { userIds: [...userIds], approvedState } })).outcomes,
  updatePlans: async (userIds, plan) => (await updatePlans({ body: { userIds: [...userIds], ...plan } })).outcomes,
  refresh: (userIds) => refreshUsersQuietly(list, userIds),
});

addChoices();
addFeature({ slice: bulkSlice, saga: bulk });
addFeature({ slice: userListSlice, saga: userListSaga(list) });

/** The list of users. */
export const UserListPage = () => {
  const { t } = useTranslation();
  return (
    <div className="list-main users">
      <PageTitle title={t('admin.page.usermanagement')} />
      <h1 className="list-title">{t('admin.page.usermanagement')}</h1>
      <UserListView />
    </div>
  );
};
