import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import type { EventStore } from '@clearbench/stores/event-store/event-store';

const closed: SimEnvEvent['type'] = 'SimEnvClosed';
const pageSize = 1_000;

/** Where the events of an environment are kept. */
export const simEnvStream = (environmentId: string): string => `simEnv-${environmentId}`;

/** Whether an environment was closed for good, as the log has it; a read model may only be behind. */
export const isClosed = async (log: Pick<EventStore, 'readStream'>, environmentId: string): Promise<boolean> => {
  for (let after = 0; ; ) {
    const page = await log.readStream(simEnvStream(environmentId), after, pageSize);
    if (page.some(({ type }) => type === closed)) return true;
    if (page.length < pageSize) return false;
    after = page.at(-1)?.revision ?? after;
  }
};
