import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { lastEventOf, lastOf } from './find-event.ts';

const closed: SimEnvEvent['type'] = 'SimEnvClosed';
const restored: SimEnvEvent['type'] = 'SimEnvRestored';

/** The stream of an environment. */
export const simEnvStream = (environmentId: string): string => `simEnv-${environmentId}`;

/** Whether an environment is deleted, according to the log. */
export const isClosed = async (log: Pick<EventStore, 'readStream'>, environmentId: string): Promise<boolean> =>
  (await lastOf(log, simEnvStream(environmentId), [closed, restored])) === closed;

/** The end of the restore period of a deleted environment; undefined where it is open or cannot be restored. */
export const restorableEnvironmentUntil = async (
  log: Pick<EventStore, 'readStream'>,
  environmentId: string,
): Promise<string | undefined> => {
  const event = await lastEventOf(log, simEnvStream(environmentId), [closed, restored]);
  return event?.type === closed ? (event.data as { restorableUntil?: string }).restorableUntil : undefined;
};
