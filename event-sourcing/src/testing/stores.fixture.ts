import type { NewEvent } from '@clearbench/contracts/event-envelope';
import { inProcessChangeFeed } from '@clearbench/stores/change-feed/in-process';
import { memoryCheckpointStore } from '@clearbench/stores/checkpoint-store/memory';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import type { AnyMessage } from '../decider.ts';
import { idFrom } from '../event-id.ts';

/** New in-memory stores; documents and checkpoints are written together. */
export const memoryStores = () => {
  const positions = new Map<string, number>();
  const events: EventStore = memoryEventStore();
  return {
    events,
    documents: memoryDocumentStore(positions),
    checkpoints: memoryCheckpointStore(positions),
    changes: inProcessChangeFeed(),
  };
};

/** An envelope around an event of the sample. */
export const envelope = ({ type, data }: AnyMessage, id: string = crypto.randomUUID()): NewEvent => ({
  id: idFrom(id),
  type,
  schema: 1,
  data,
  metadata: { at: '2026-01-02T03:04:05.000Z', actor: 'user-1', commandId: id, correlationId: id, causationId: id },
});

/** Appends events at any revision of their stream. */
export const put = async (events: EventStore, stream: string, ...facts: readonly AnyMessage[]) => {
  const { length } = await events.readStream(stream);
  return events.append(
    stream,
    length,
    facts.map((fact) => envelope(fact)),
  );
};
