import {
  inviteUserRoute,
  listInvitationsRoute,
  repeatInvitationRoute,
  withdrawInvitationRoute,
} from '@clearbench/contracts/user/administration-routes';
import { caller } from '../../http/caller.ts';
import { notify, notifyTrouble } from '../../notice/notify.ts';
import { addFeature } from '../../store.ts';
import { inviteSaga } from '../../user/administration/invite/invite-saga.ts';
import { inviteSlice } from '../../user/administration/invite/invite-slice.ts';
import { addChoices } from './user-choices-feature.ts';

const readAll = caller(listInvitationsRoute);
const invite = caller(inviteUserRoute);
const repeat = caller(repeatInvitationRoute);
const withdraw = caller(withdrawInvitationRoute);

const saga = inviteSaga({
  readAll: () => readAll(),
  invite: async (body) => (await invite({ body })).outcomes,
  repeat: (invitationId) => repeat({ params: { invitationId } }),
  withdraw: (invitationId) => withdraw({ params: { invitationId } }),
  notify,
  notifyTrouble,
});

/** State and saga of invitations, with what they need of the server. */
export const addUserInviteFeatures = (): void => {
  addChoices();
  addFeature({ slice: inviteSlice, saga });
};
