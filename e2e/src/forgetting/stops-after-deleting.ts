import { sealedData } from '@clearbench/app/open-data';
import { settingsFrom } from '@clearbench/app/settings';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openStores } from '@clearbench/stores/open-stores';
import { person, userId } from './person.ts';

// The end of a process at the worst moment: the deletion is in the log, the key is about to be destroyed and never is.
const settings = settingsFrom(process.env);
const stores = await openStores({ kind: 'sqlite', folder: settings.dataFolder, secrets: settings });
const destroy = (): Promise<void> => {
  console.log('deleted');
  return new Promise(() => setInterval(() => {}, 1_000));
};
const { events } = sealedData({ ...stores, keys: { ...stores.keys, destroy } }, quietLog);

const append = (revision: number, { type, data }: UserEvent) => {
  const at = new Date().toISOString();
  const metadata = { at, actor: userId, commandId: type, correlationId: type, causationId: type };
  return events.append(`user-${userId}`, revision, [{ id: type, type, schema: 1, data, metadata }]);
};
const { bic: _, name: displayName, ...rest } = person;
await append(0, {
  type: 'UserSignedUp',
  data: { userId, provider: 'company', displayName, emailVerified: true, ...rest },
});
await append(1, { type: 'UserDeleted', data: { userId, by: 'self', invitationIds: [] } });
