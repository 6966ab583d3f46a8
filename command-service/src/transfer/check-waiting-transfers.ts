import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerHour } from '@clearbench/contracts/time/durations';
import { transferView } from '@clearbench/contracts/transfer/views';
import type { CommandContext } from '../command-context.ts';

/** Files of one account that may wait for the clearing: more would only fill the memory of the process that clears. */
export const mostWaitingTransfers = 200;

/** Milliseconds after which a transfer that is still not cleared no longer counts: its event was parked. */
const countedFor = millisecondsPerHour;
/** Seconds after which a client may try again. */
const retryAfterSeconds = 5;

/** Throws `request.tooManyJobs` where too many files of an account wait for the clearing; `at` is ISO 8601 UTC. */
export const checkWaitingTransfers = async (
  views: Pick<CommandContext['views'], 'count'>,
  account: string,
  at: string,
): Promise<void> => {
  const waiting = await views.count(transferView, [
    { field: 'requestedBy', is: account },
    { field: 'state', is: 'requested' },
    { field: 'requestedAt', from: new Date(Date.parse(at) - countedFor).toISOString() },
  ]);
  if (waiting >= mostWaitingTransfers)
    throw new Failure('request.tooManyJobs', { limit: mostWaitingTransfers, seconds: retryAfterSeconds });
};
