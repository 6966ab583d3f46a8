import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';

/** Events per page, and the pause in milliseconds between pages, which leaves time for requests. */
const [pageSize, pauseMs] = [500, 2];

/** All events of a log in order. */
export async function* everyEventOf(log: Pick<EventStore, 'readAll'>): AsyncGenerator<RecordedEvent> {
  for (let after = 0; ; ) {
    const page = await log.readAll(after, pageSize);
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.position ?? after;
    await pause(pauseMs);
  }
}

/** The events of a stream in order. */
export async function* eventsOfStream(
  log: Pick<EventStore, 'readStream'>,
  stream: string,
  from = 0,
): AsyncGenerator<RecordedEvent> {
  for (let after = from; ; ) {
    const page = await log.readStream(stream, after, pageSize);
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.revision ?? after;
  }
}
