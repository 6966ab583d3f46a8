import { slidingWindowLimiter } from '@clearbench/contracts/concurrency/sliding-window-limiter';
import { retryParkedEventsRoute } from '@clearbench/contracts/metrics/routes';
import { millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { parkedEventsRetryDecider, parkedEventsRetryStream } from './parked-events-retry-decider.ts';

/** Rate limit of requests per administrator: each one may execute the commands of many events. */
const allowances = [{ times: 10, within: 10 * millisecondsPerMinute }];

/** The commands of the page Metrics. */
export const metricsEndpoints = ({ handle }: Pick<CommandContext, 'handle'>): Endpoint[] => {
  const count = slidingWindowLimiter(allowances);
  return [
    serve(retryParkedEventsRoute, async ({ principal: { user }, at, metadata }) => {
      count(user.userId, at);
      const requestId = metadata.commandId;
      const command = { type: 'RequestParkedEventsRetry', data: { requestId }, at } as const;
      const stream = parkedEventsRetryStream(requestId);
      const { position } = await handle(parkedEventsRetryDecider, stream, command, metadata);
      return { reply: { position }, position };
    }),
  ];
};
