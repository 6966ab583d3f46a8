import type { UserCommand } from '@clearbench/contracts/user/commands';
import { sameMailAddress } from '@clearbench/contracts/user/mail-address';
import { type InvitationDocument, invitationView, type UserDocument, userView } from '@clearbench/contracts/user/views';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { CommandContext } from '../command-context.ts';
import { invitationDecider } from './invitation-decider.ts';
import type { AdmissionCommand, ForgetInvitationCommand } from './invitation-reactions.ts';
import { invitationStream } from './invitation-stream.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

type Parts = Pick<CommandContext, 'handle' | 'views'> & { readonly clock: Clock };
type Admission = Extract<UserCommand, { type: 'AcceptUserInvitation' }>['data'];

/** Following the link verifies the address, if it is the address of the account. */
const promised = (
  { invitationId, planId, until, environmentIds, email }: InvitationDocument,
  user: UserDocument,
): Admission => ({
  userId: user.userId,
  invitationId,
  environmentIds: [...environmentIds],
  provesEmail: sameMailAddress(email, user.email),
  ...(planId === '' ? {} : { planId }),
  ...(until === '' ? {} : { until }),
});

/** Applies an accepted invitation to the user; idempotent. */
export const admitInvited =
  ({ handle, views, clock }: Parts) =>
  async ({ data: { invitationId, userId, position } }: AdmissionCommand, metadata: CommandMetadata): Promise<void> => {
    await views.reached(position, [invitationView, userView]);
    const [invitation, user] = await Promise.all([
      views.get(invitationView, invitationId),
      views.get(userView, userId),
    ]);
    if (!invitation || !user) return;
    const command = { type: 'AcceptUserInvitation', data: promised(invitation, user), at: clock.now() } as const;
    const once = { ...metadata, commandId: `admit-${invitationId}` };
    const admitted = await handle(userDecider, userStream(userId), command, once);
    await views.reached(admitted.position, [userView]);
  };

/** Deletes the personal data of an invitation after the user's deletion. */
export const forgetInvitation =
  ({ handle }: Pick<Parts, 'handle'>) =>
  async (command: ForgetInvitationCommand, metadata: CommandMetadata): Promise<void> => {
    await handle(invitationDecider, invitationStream(command.data.invitationId), command, metadata);
  };

/** Accepts an invitation for a signed-in user; resolves when every guard uses the change. */
export const acceptInvitation = (parts: Parts) => {
  const { handle, clock } = parts;
  const admit = admitInvited(parts);
  return async (invitationId: string, linkId: string, userId: string): Promise<void> => {
    const commandId = `accept-${linkId}-${userId}`;
    const metadata = { commandId, actor: userId, correlationId: commandId };
    const command = { type: 'AcceptInvitation', data: { invitationId, linkId, userId }, at: clock.now() } as const;
    const { position } = await handle(invitationDecider, invitationStream(invitationId), command, metadata);
    await admit({ type: 'AdmitInvited', data: { invitationId, userId, position } }, metadata);
  };
};
