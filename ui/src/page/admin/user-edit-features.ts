import {
  changeUserRoute,
  deleteUserRoute,
  endSessionsRoute,
  readUserRoute,
} from '@clearbench/contracts/user/administration-routes';
import { caller } from '../../http/caller.ts';
import { notify } from '../../notice/notify.ts';
import { addFeature } from '../../store.ts';
import { editSaga } from '../../user/administration/edit/edit-saga.ts';
import { editSlice } from '../../user/administration/edit/edit-slice.ts';
import { navigate } from '../navigate.ts';
import { addChoices } from './user-choices-feature.ts';

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

/** State and saga of the form for one account, with what they need of the server. */
export const addUserEditFeatures = (): void => {
  addChoices();
  addFeature({ slice: editSlice, saga });
};
