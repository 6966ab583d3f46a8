import { type Invitation, listInvitationsRoute } from '@clearbench/contracts/user/administration-routes';
import { resourceList } from '../../../admin-resource/admin-resource.ts';
import { caller } from '../../../http/http-caller.ts';

const listInvitations = caller(listInvitationsRoute);

/** The invitations of new users, newest first. */
export const invitations = resourceList<Invitation>({
  name: 'invitations',
  topics: ['invitation'],
  list: () => listInvitations(),
});
