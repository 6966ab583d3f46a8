import { settingsFrom } from '@clearbench/app/settings';
import type { UserEvent } from '@clearbench/contracts/user/events';
import type { InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import { quietLog } from '@clearbench/event-sourcing/log';
import { sealedData } from '@clearbench/hosting/open-data';
import { openStores } from '@clearbench/stores/open-stores';
import { invitationId, testUser, userId } from './deleted-user.ts';

// Ends the process at the critical moment: the deletion is in the log, and the key is not destroyed yet.
const settings = settingsFrom(process.env);
const stores = await openStores({ kind: 'sqlite', folder: settings.dataFolder, secrets: settings });
const destroy = (): Promise<void> => {
  console.log('deleted');
  return new Promise(() => setInterval(() => {}, 1_000));
};
const { events } = sealedData({ ...stores, keys: { ...stores.keys, destroy } }, quietLog);

const revisions = new Map<string, number>();
const append = async (stream: string, { type, data }: UserEvent | InvitationEvent) => {
  const at = new Date().toISOString();
  const metadata = { at, actor: userId, commandId: type, correlationId: type, causationId: type };
  const { revision } = await events.append(stream, revisions.get(stream) ?? 0, [
    { id: type, type, schema: 1, data, metadata },
  ]);
  revisions.set(stream, revision);
};

const { bic: _, email, subject, name: displayName } = testUser;
const [user, invitation] = [`user-${userId}`, `invitation-${invitationId}`];
const link = { linkId: 'l1', expiresAt: '2999-01-01T00:00:00.000Z' };
await append(invitation, {
  type: 'InvitationSent',
  data: { invitationId, email, language: 'en', environmentIds: [], ...link },
});
await append(user, {
  type: 'UserSignedUp',
  data: { userId, provider: 'company', subject, email, displayName, emailVerified: true },
});
await append(invitation, { type: 'InvitationAccepted', data: { invitationId, userId } });
await append(user, { type: 'UserInvitationAccepted', data: { userId, invitationId } });
await append(user, { type: 'UserDeleted', data: { userId, by: 'self', invitationIds: [invitationId] } });
