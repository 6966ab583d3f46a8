import { type AdministratorEvent, administratorStream } from '@clearbench/contracts/user/administrator-events';
import type { Log } from '@clearbench/event-sourcing/log';
import { rounds } from '@clearbench/event-sourcing/rounds';
import type { EventStore } from '@clearbench/stores/event-store/event-store';

/** From the first administrator on there is always one. */
const first: readonly string[] = [
  'AdministratorAppointed',
  'InstallationClaimed',
] satisfies AdministratorEvent['type'][];

/** Whether nobody runs an installation yet; looked at whenever anything happens, until somebody does. */
export const watchClaim = async (events: Pick<EventStore, 'readStream' | 'onAppended'>, log: Pick<Log, 'warn'>) => {
  let isOpen = true;
  const look = rounds(async () => {
    isOpen = !(await events.readStream(administratorStream)).some(({ type }) => first.includes(type));
    if (!isOpen) unsubscribe();
  });
  let unsubscribe = (): void => {};
  await look();
  if (isOpen)
    unsubscribe = events.onAppended(() => {
      look().catch((err: unknown) => log.warn({ err }, 'whether somebody runs this installation cannot be read'));
    });
  return { isOpen: () => isOpen, stop: () => unsubscribe() };
};
