import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

export const metricsEvents = defineEvents({
  ParkedEventsRetryRequested: {
    says: 'An administrator requested that reactions process their parked events again.',
    data: z.object({ requestId: z.string() }),
  },
});
export type MetricsEvent = EventOf<typeof metricsEvents>;

export type MetricsCommand = { type: 'RequestParkedEventsRetry'; data: { requestId: string }; at: string };
