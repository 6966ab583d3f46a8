import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { hasHappened } from './has-happened.ts';

const closed: SimEnvEvent['type'] = 'SimEnvClosed';

/** Where the events of an environment are kept. */
export const simEnvStream = (environmentId: string): string => `simEnv-${environmentId}`;

/** Whether an environment was closed for good. */
export const isClosed = (log: Pick<EventStore, 'readStream'>, environmentId: string): Promise<boolean> =>
  hasHappened(log, simEnvStream(environmentId), closed);
