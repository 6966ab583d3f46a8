import { type Invitation, listInvitationsRoute } from '@clearbench/contracts/user/administration-routes';
import { type InvitationDocument, invitationView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { ReadModels } from '@clearbench/stores/read-models';

/** Most listed invitations; older ones remain valid. */
const most = 1_000;
const newestFirst = { field: 'sentAt', direction: 'descending' } as const;

/** Removes the id of the valid link. */
const shown = ({ linkId: _, environmentIds, ...invitation }: InvitationDocument): Invitation => ({
  ...invitation,
  environmentIds: [...environmentIds],
});

export const invitationQueries = ({ views }: { readonly views: Pick<ReadModels, 'find'> }): Endpoint[] => [
  serve(listInvitationsRoute, async () => ({
    reply: (await views.find(invitationView, { where: [], sort: newestFirst, limit: most })).items.map(shown),
  })),
];
