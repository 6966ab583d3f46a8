import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { type InvitationDocument, invitationView, userView } from '@clearbench/contracts/user/views';
import type { View } from '@clearbench/contracts/view';
import type { CommandHandler, CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { ReadModels } from '@clearbench/stores/read-models';
import { idFrom } from '../id-from.ts';
import { invitationDecider } from './invitation-decider.ts';
import { invitationStream } from './invitation-stream.ts';
import { later, newLinkId } from './verification.ts';

/** Validity of an invitation link in milliseconds. */
export const invitationLifetime = 7 * millisecondsPerDay;

/** The plan and the environments of an invitation. */
export type Promised = {
  readonly language: string;
  readonly planId?: string;
  readonly until?: string;
  readonly environmentIds: string[];
};

/** The result for one address. */
export type ItemResult = { readonly id: string; readonly errorKey?: string };

type Parts = { readonly handle: CommandHandler; readonly views: ReadModels };

const withAddress = async <D>(views: ReadModels, view: View<D>, email: string): Promise<readonly D[]> => {
  const sort = { field: 'email', direction: 'ascending' } as const;
  return (await views.find(view, { where: [{ field: 'email', is: email }], sort, limit: 20 })).items;
};

/** The reason for which an address is not invited now. An open invitation with an expired link is no obstacle. */
const obstacle = async (
  views: ReadModels,
  email: string,
  invitationId: string,
  at: string,
): Promise<string | undefined> => {
  const [users, earlier] = await Promise.all([
    withAddress(views, userView, email),
    withAddress(views, invitationView, email),
  ]);
  if (users.length > 0) return 'user.alreadySignedUp';
  const counts = (one: InvitationDocument): boolean =>
    one.state === 'open' && one.expiresAt >= at && one.invitationId !== invitationId;
  return earlier.some(counts) ? 'invitation.alreadyOpen' : undefined;
};

/** Invites each address separately; a failed one does not affect the others. */
export const invitePeople =
  ({ handle, views }: Parts) =>
  async (
    addresses: readonly string[],
    promised: Promised,
    at: string,
    metadata: CommandMetadata,
  ): Promise<{ outcomes: ItemResult[]; position: number }> => {
    const outcomes: ItemResult[] = [];
    const invited = new Set<string>();
    let position = 0;
    for (const id of addresses) {
      const email = mailAddress(id);
      const invitationId = idFrom('invitation', metadata.actor, `${metadata.commandId} ${email}`);
      const errorKey = await reasonAgainst(views, email, invited, invitationId, at);
      outcomes.push({ id, ...(errorKey === undefined ? {} : { errorKey }) });
      if (email === undefined || errorKey !== undefined) continue;
      invited.add(email);
      const data = { ...promised, invitationId, email, linkId: newLinkId(), expiresAt: later(at, invitationLifetime) };
      const command = { type: 'SendInvitation', data, at } as const;
      ({ position } = await handle(invitationDecider, invitationStream(invitationId), command, metadata));
    }
    return { outcomes, position };
  };

const reasonAgainst = async (
  views: ReadModels,
  email: string | undefined,
  invited: ReadonlySet<string>,
  invitationId: string,
  at: string,
): Promise<string | undefined> => {
  if (email === undefined) return 'user.badEmail';
  return invited.has(email) ? 'invitation.alreadyOpen' : obstacle(views, email, invitationId, at);
};
