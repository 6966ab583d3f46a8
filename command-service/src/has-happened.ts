import type { EventStore } from '@clearbench/stores/event-store/event-store';

const pageSize = 1_000;

/** Whether something ever happened in a stream, as the log has it; a read model may only be behind. */
export const hasHappened = async (
  log: Pick<EventStore, 'readStream'>,
  stream: string,
  what: string,
): Promise<boolean> => {
  for (let after = 0; ; ) {
    const page = await log.readStream(stream, after, pageSize);
    if (page.some(({ type }) => type === what)) return true;
    if (page.length < pageSize) return false;
    after = page.at(-1)?.revision ?? after;
  }
};
