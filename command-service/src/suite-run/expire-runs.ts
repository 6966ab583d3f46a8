import { ownerChoice } from '@clearbench/access/owner-choice';
import { untouchedSince } from '@clearbench/contracts/file/retention';
import { type SuiteRunDocument, suiteRunOwnerView, suiteRunView } from '@clearbench/contracts/suite-run/views';
import { millisecondsPerHour } from '@clearbench/contracts/time/durations';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import type { Log } from '@clearbench/event-sourcing/log';
import type { CommandContext } from '../command-context.ts';
import { suiteRunDecider, suiteRunStream } from './suite-run-decider.ts';

type Views = Pick<CommandContext, 'views'>;

const [ownersAtOnce, runsAtOnce] = [100, 100];

const expiredOf = async ({ views }: Views, ownerId: string, now: string): Promise<readonly SuiteRunDocument[]> => {
  const to = untouchedSince(now, await ownerChoice(views, ownerId));
  if (to === undefined) return [];
  const where = [
    { field: 'expiresFor', is: ownerId },
    { field: 'endedAt', to },
  ];
  const sort = { field: 'endedAt', direction: 'ascending' } as const;
  return (await views.find(suiteRunView, { where, sort, limit: runsAtOnce })).items;
};

/** The runs whose retention is over, in portions of one owner each. */
export async function* expiredRuns({ views }: Views, now: string): AsyncGenerator<readonly SuiteRunDocument[]> {
  const sort = { field: 'ownerId', direction: 'ascending' } as const;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: { after?: string } = after === '' ? {} : { after };
    const { items, next } = await views.find(suiteRunOwnerView, { where: [], sort, limit: ownersAtOnce, ...from });
    for (const { ownerId } of items) yield await expiredOf({ views }, ownerId, now);
    after = next;
  }
}

/** Expires a run; its id is the command, so that a repetition changes nothing. */
export const expireRun =
  ({ handle }: Pick<CommandContext, 'handle'>) =>
  async ({ runId, endedAt = '' }: SuiteRunDocument, at: string): Promise<void> => {
    const metadata = {
      commandId: `expire-${runId}`,
      actor: 'system:suite-run-expiry',
      correlationId: `expire-${runId}`,
    };
    await handle(
      suiteRunDecider,
      suiteRunStream(runId),
      { type: 'ExpireSuiteRun', data: { runId, endedAt }, at },
      metadata,
    );
  };

/** Expires runs after the retention that their users set for files: at the start, and every hour. */
export const startRunExpiry = (context: Views & Pick<CommandContext, 'handle'>, clock: Clock, log: Log): DueWork => {
  const expire = expireRun(context);
  let round: AsyncGenerator<readonly SuiteRunDocument[]> | undefined;
  let pausesUntil = '';
  return startDueWork<SuiteRunDocument>({
    clock,
    next: async (now) => {
      if (now < pausesUntil) return { due: [], nextAt: pausesUntil };
      round ??= expiredRuns(context, now);
      const { value, done } = await round.next();
      if (!done) return { due: value, nextAt: now };
      round = undefined;
      pausesUntil = new Date(Date.parse(now) + millisecondsPerHour).toISOString();
      return { due: [], nextAt: pausesUntil };
    },
    perform: (run) => expire(run, clock.now()),
    longestSleepMs: millisecondsPerHour,
    log,
  });
};
