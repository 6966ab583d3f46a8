import '../users.css';
import {
  decideApprovalRoute,
  listUsersRoute,
  updatePlansRoute,
} from '@clearbench/contracts/user/administration-routes';
import { createServiceAccountRoute } from '@clearbench/contracts/user/service-account-routes';
import { useTranslation } from 'react-i18next';
import { caller } from '../../../http/http-caller.ts';
import { listMemory } from '../../../listing/list-memory.ts';
import { navigate } from '../../../page/navigate.ts';
import { PageTitle } from '../../../parts/page-title.tsx';
import { addFeature } from '../../../store.ts';
import { addChoices } from '../choices/add-choices.ts';
import { bulkSaga } from './bulk-saga.ts';
import { bulkSlice } from './bulk-slice.ts';
import { serviceAccountSaga, serviceAccountSlice } from './service-account-slice.ts';
import { refreshUsersQuietly, type UserListPorts, userListSaga } from './user-list-saga.ts';
import { userListSlice } from './user-list-slice.ts';
import { UserListView } from './user-list-view.tsx';

const listUsers = caller(listUsersRoute);
const decideApproval = caller(decideApprovalRoute);
const updatePlans = caller(updatePlansRoute);

const createServiceAccount = caller(createServiceAccountRoute);

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
addFeature({
  slice: serviceAccountSlice,
  saga: serviceAccountSaga({
    create: (name) => createServiceAccount({ body: { name } }),
    open: (userId) => navigate(`/admin/usermanagement/${userId}/edit`),
  }),
});
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
