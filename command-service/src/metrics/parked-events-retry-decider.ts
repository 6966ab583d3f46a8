import type { MetricsCommand, MetricsEvent } from '@clearbench/contracts/metrics/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Retry = { readonly isRequested: boolean };

/** Each request has its own stream. */
export const parkedEventsRetryStream = (requestId: string): string => `parkedEventsRetry-${requestId}`;

/** Records requests to process parked events again. Each reaction finds them in the log. */
export const parkedEventsRetryDecider: Decider<Retry, MetricsCommand, MetricsEvent> = {
  initialState: { isRequested: false },
  decide: ({ data }, { isRequested }) => (isRequested ? [] : [{ type: 'ParkedEventsRetryRequested', data }]),
  evolve: () => ({ isRequested: true }),
};
