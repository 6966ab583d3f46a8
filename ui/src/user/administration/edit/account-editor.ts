import { changeUserRoute, deleteUserRoute, readUserRoute } from '@clearbench/contracts/user/administration-routes';
import { resourceEditor } from '../../../admin-resource/admin-resource.ts';
import { caller } from '../../../http/http-caller.ts';
import { notify } from '../../../notice/notify.ts';
import { navigate } from '../../../page/navigate.ts';
import { nameOf } from '../account-names.ts';
import { type AccountChoices, changeOf, type StoredAccount, storedAccount } from './account-draft.ts';

const readUser = caller(readUserRoute);
const change = caller(changeUserRoute);
const remove = caller(deleteUserRoute);

export const userList = '/admin/usermanagement';

/** The account of a user as administrators edit it; its history is the audit page. */
export const accountEditor = resourceEditor<StoredAccount, AccountChoices>({
  name: 'userEdit',
  topic: 'user-account',
  initial: { roles: [], userState: 'ENABLED', approvedState: 'UNKNOWN', environmentIds: [], planId: '', until: '' },
  fields: [
    ['approvedState', 'userEdit.field.approvedState'],
    ['userState', 'userEdit.field.userState'],
    ['roles', 'userEdit.field.roles'],
    ['planId', 'userEdit.field.planId'],
    ['until', 'userEdit.field.until'],
    ['environmentIds', 'userEdit.field.environmentIds'],
  ],
  readFailed: 'userEdit.fetchFailed',
  errors: { stale: 'user.accountStale', notFound: 'user.notFound' },
  read: async (userId) => storedAccount(await readUser({ params: { userId } })),
  save: async (shown, stored, draft) => {
    if (!stored) return '';
    await change({ body: changeOf(stored, shown, draft) });
    return stored.userId;
  },
  remove: ({ userId }) => remove({ query: { userId } }),
  created: () => {},
  removed: (account) => {
    notify({ tone: 'good', textKey: 'userEdit.deleted', params: { name: nameOf(account) } });
    navigate(userList);
  },
});
