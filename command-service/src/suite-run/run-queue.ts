import { runsAtOnce, runsOfUserAtOnce } from '@clearbench/contracts/suite-run/limits';
import { type SuiteRunDocument, suiteRunView } from '@clearbench/contracts/suite-run/views';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import type { Log } from '@clearbench/event-sourcing/log';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { CommandContext } from '../command-context.ts';
import { type ExecutionParts, executeRun } from './execute-run.ts';

type Parts = ExecutionParts &
  Pick<CommandContext, 'views'> & {
    readonly events: Pick<EventStore, 'head'>;
    readonly changes: Pick<ChangeFeed, 'subscribe'>;
    readonly log: Log;
  };

type Active = { readonly userId: string; readonly stopping: AbortController; readonly ended: Promise<void> };

/** Milliseconds between two looks at whether executed runs were stopped. */
const lookEvery = 300;
const oldestFirst = { field: 'requestedAt', direction: 'ascending' } as const;
const mostRead = 500;

/** Calls a function some time after the first of several requests, because running cases cause many notices. */
const spaced = (call: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      call();
    }, lookEvery);
    timer.unref();
  };
};

/** The runs that may start now: in the order of their start, each user and the server within their limits. */
export const startableRuns = (
  open: readonly Pick<SuiteRunDocument, 'runId' | 'requestedBy'>[],
  active: ReadonlyMap<string, Pick<Active, 'userId'>>,
): string[] => {
  const startable: string[] = [];
  const users = [...active.values()].map(({ userId }) => userId);
  for (const { runId, requestedBy } of open) {
    if (active.has(runId)) continue;
    if (users.length >= runsAtOnce) break;
    if (users.filter((userId) => userId === requestedBy).length >= runsOfUserAtOnce) continue;
    users.push(requestedBy);
    startable.push(runId);
  }
  return startable;
};

/**
 * Executes the open runs. After a restart the read model has the same list, and each run goes on at its first
 * unfinished case.
 */
export const startSuiteRuns = (parts: Parts): DueWork => {
  const { views, events, changes, clock, log } = parts;
  const active = new Map<string, Active>();
  /** Runs that ended here and may still be open in the read model. */
  const over = new Set<string>();
  let wake = (): void => {};

  const openRuns = async (): Promise<readonly SuiteRunDocument[]> => {
    const where = [{ field: 'isOpen', is: true }];
    const { items } = await views.find(suiteRunView, { where, sort: oldestFirst, limit: mostRead });
    const ids = new Set(items.map(({ runId }) => runId));
    for (const [runId, { stopping }] of active) if (!ids.has(runId)) stopping.abort();
    for (const runId of over) if (!ids.has(runId)) over.delete(runId);
    return items.filter(({ runId }) => !over.has(runId));
  };

  const execute = async (runId: string, stopping: AbortController): Promise<void> => {
    // The cases that an earlier process recorded must be known.
    await views.reached(await events.head(), [suiteRunView]);
    const run = await views.get(suiteRunView, runId);
    if (run?.isOpen) await executeRun(parts, run, stopping);
  };

  const begin = (runId: string, userId: string): void => {
    const stopping = new AbortController();
    const ended = execute(runId, stopping)
      .then(() => void over.add(runId))
      .catch((err: unknown) => log.error({ err, runId }, 'a run of a suite failed and is tried again'))
      .finally(() => {
        active.delete(runId);
        wake();
      });
    active.set(runId, { userId, stopping, ended });
  };

  const work = startDueWork<SuiteRunDocument>({
    clock,
    next: async (now) => {
      const open = await openRuns();
      const startable = new Set(startableRuns(open, active));
      const soon = new Date(Date.parse(now) + lookEvery).toISOString();
      return { due: open.filter(({ runId }) => startable.has(runId)), nextAt: active.size > 0 ? soon : undefined };
    },
    perform: async ({ runId, requestedBy }) => begin(runId, requestedBy),
    wakeOn: (rise) => {
      wake = spaced(rise);
      return changes.subscribe(({ topic }) => topic === suiteRunView.name && wake());
    },
    log,
  });

  return {
    stop: async () => {
      await work.stop();
      for (const { stopping } of active.values()) stopping.abort();
      await Promise.all([...active.values()].map(({ ended }) => ended));
    },
  };
};
