import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { invitationView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** More invitations than one address gets. */
const most = 200;

/** Ids of all invitations to an address. */
export const invitationsTo = async (views: Pick<ReadModels, 'find'>, email: string): Promise<string[]> => {
  const where = [{ field: 'email', is: mailAddress(email) ?? email }];
  const sort = { field: 'email', direction: 'ascending' } as const;
  const { items } = await views.find(invitationView, { where, sort, limit: most });
  return items.map(({ invitationId }) => invitationId);
};
