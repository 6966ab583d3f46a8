import {
  decideApprovalRoute,
  listUsersRoute,
  updatePlansRoute,
} from '@clearbench/contracts/user/administration-routes';
import { caller } from '../../http/caller.ts';
import { addFeature } from '../../store.ts';
import { bulkSaga } from '../../user/administration/list/bulk-saga.ts';
import { bulkSlice } from '../../user/administration/list/bulk-slice.ts';
import {
  refreshUsersQuietly,
  type UserListPorts,
  userListSaga,
} from '../../user/administration/list/user-list-saga.ts';
import { userListSlice } from '../../user/administration/list/user-list-slice.ts';
import { addChoices } from './user-choices-feature.ts';

const listUsers = caller(listUsersRoute);
const decideApproval = caller(decideApprovalRoute);
const updatePlans = caller(updatePlansRoute);

const list: UserListPorts = { readPage: (query) => listUsers({ query }) };

const bulk = bulkSaga({
  decideApproval: async (userIds, approvedState) =>
    (await decideApproval({ body: { userIds: [...userIds], approvedState } })).outcomes,
  updatePlans: async (userIds, plan) => (await updatePlans({ body: { userIds: [...userIds], ...plan } })).outcomes,
  refresh: (userIds) => refreshUsersQuietly(list, userIds),
});

/** State and sagas of the list of users, with what they need of the server. */
export const addUserListFeatures = (): void => {
  addChoices();
  addFeature({ slice: bulkSlice, saga: bulk });
  addFeature({ slice: userListSlice, saga: userListSaga(list) });
};
