import type { NewEvent } from '@clearbench/contracts/event-envelope';

/** A sample event for specs: only its id and data matter. */
export const sampleEvent = (id: string, data: unknown = {}): NewEvent => ({
  id,
  type: 'SomethingHappened',
  schema: 1,
  data,
  metadata: {
    at: '2026-01-05T10:00:00.000Z',
    actor: 'user-1',
    commandId: `command-of-${id}`,
    correlationId: 'correlation-1',
    causationId: 'cause-1',
  },
});
