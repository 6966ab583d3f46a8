import { singleFlight } from '@clearbench/contracts/concurrency/single-flight';
import { type AdministratorEvent, administratorStream } from '@clearbench/contracts/user/administrator-events';
import type { Log } from '@clearbench/event-sourcing/log';
import type { EventStore } from '@clearbench/stores/event-store/event-store';

/** After the first administrator there is always one. */
const first: readonly string[] = [
  'AdministratorAppointed',
  'InstallationClaimed',
] satisfies AdministratorEvent['type'][];

/**
 * Whether an installation has no administrator yet; checked with every append until there is one, and each second,
 * because a store may miss the append of another process.
 */
export const watchClaim = async (
  events: Pick<EventStore, 'readStream' | 'onAppended'>,
  log: Pick<Log, 'warn'>,
  pollMs = 1_000,
) => {
  let isOpen = true;
  const look = singleFlight(async () => {
    isOpen = !(await events.readStream(administratorStream)).some(({ type }) => first.includes(type));
    if (!isOpen) unsubscribe();
  });
  let unsubscribe = (): void => {};
  await look();
  const lookAgain = (): void => {
    look().catch((err: unknown) => log.warn({ err }, 'whether this installation has an administrator cannot be read'));
  };
  if (isOpen) {
    const stopListening = events.onAppended(lookAgain);
    const timer = setInterval(lookAgain, pollMs).unref();
    unsubscribe = () => {
      stopListening();
      clearInterval(timer);
    };
  }
  return { isOpen: () => isOpen, stop: () => unsubscribe() };
};
