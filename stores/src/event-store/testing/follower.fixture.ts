import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '../event-store.ts';

/** Reads whenever it is woken, like a projector, and collects the events. */
export const follower = (store: EventStore): { seen: RecordedEvent[]; stop(): void } => {
  const seen: RecordedEvent[] = [];
  let turn = Promise.resolve();
  const read = async () => seen.push(...(await store.readAll(seen.at(-1)?.position ?? 0, 1_000)));
  const stop = store.onAppended(() => {
    turn = turn.then(read).then(
      () => {},
      () => {},
    );
  });
  return { seen, stop };
};

/** Polls until a condition holds. The limit only ends a test that would hang: a loaded machine stays far below it. */
export const until = async (so: () => boolean): Promise<void> => {
  for (const end = Date.now() + 120_000; !so(); ) {
    if (Date.now() > end) throw new Error(`not within two minutes: ${so.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
