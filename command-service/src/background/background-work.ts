import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { millisecondsPerDay, millisecondsPerHour, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import { asJobOwner, systemOwner } from '@clearbench/event-sourcing/job-owner';
import type { Log } from '@clearbench/event-sourcing/log';
import { startReactor } from '@clearbench/event-sourcing/reactor';
import type { LoadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import type { Data } from '@clearbench/hosting/open-data';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import { startReceiving } from '../channel/amqp/receive-messages.ts';
import { bankConnections } from '../channel/bank-connections.ts';
import { startDeliveryClock } from '../channel/delivery-clock.ts';
import { type PollParts, startPollClock } from '../channel/sftp-client/poll-clock.ts';
import type { CommandContext } from '../command-context.ts';
import { contentRemoval } from '../content-removal/remove-contents.ts';
import { receiveFile } from '../file/receive-file.ts';
import type { Onboarding } from '../mail/onboarding.ts';
import { carryOut, everyReaction } from '../reactions.ts';
import type { Posting } from '../slices.ts';
import { startRunExpiry } from '../suite-run/expire-runs.ts';
import { startSuiteRuns } from '../suite-run/run-queue.ts';
import type { SuiteWorkers } from '../suite-space/suite-workers.ts';
import { dueTransfers, forgetClockedEnvironments } from '../transfer/due-transfers.ts';
import { releaseDue } from '../transfer/release-due.ts';
import { startDeliveryPlanning } from './delivery-planning.ts';
import { startFileExpiryClock } from './file-expiry-clock.ts';

/** A delay, so that other work of the start comes first. */
const firstAfterMs = 10 * millisecondsPerMinute;

/**
 * Runs the removal of contents some minutes after the start and once a day; a run that leaves files continues
 * immediately.
 */
const startContentRemovalClock = (
  context: Pick<CommandContext, 'handle' | 'log' | 'contents'>,
  clock: Clock,
  log: Log,
): DueWork => {
  const remove = contentRemoval(context);
  const after = (ms: number): string => new Date(Date.parse(clock.now()) + ms).toISOString();
  let nextAt = after(firstAfterMs);
  return startDueWork<string>({
    clock,
    next: async (now) => ({ due: now >= nextAt ? [nextAt] : [], nextAt }),
    perform: async () => {
      nextAt = after(millisecondsPerDay);
      try {
        const { recorded, deleted, isMore } = await remove(clock.now());
        if (recorded + deleted > 0) log.info({ recorded, deleted }, 'contents of removed files');
        if (isMore) nextAt = clock.now();
      } catch (error) {
        nextAt = after(firstAfterMs);
        throw error;
      }
    },
    longestSleepMs: millisecondsPerHour,
    log,
  });
};

/** Changes after which something may be due: of transfers, and of the clocks of environments. */
const wakingTopics: ReadonlySet<string> = new Set(['transferStatusChanged', simEnvView.name]);

/** Releases the due answers of transfers; after a restart the read model has the same list. */
const startClearingClock = (context: CommandContext, changes: ChangeFeed, clock: Clock, log: Log): DueWork => {
  const release = releaseDue(context, receiveFile(context));
  return startDueWork({
    clock,
    next: (now) => dueTransfers(context, now),
    perform: (item) => asJobOwner(systemOwner, () => release(item, clock.now())),
    wakeOn: (wake) =>
      changes.subscribe(({ topic }) => {
        if (topic === simEnvView.name) forgetClockedEnvironments(context.views);
        if (wakingTopics.has(topic)) wake();
      }),
    log,
  });
};

type Parts = {
  readonly stores: Data;
  readonly context: CommandContext;
  /** Removes a stream from the command handler's cache. */
  readonly forgetStream: (stream: string) => void;
  readonly onboarding: Onboarding;
  readonly clock: Clock;
  /** The budget of the process for loaded contents. */
  readonly loads: LoadBudget;
  readonly log: Log;
  /** The threads of test cases. */
  readonly workers: SuiteWorkers;
  /** What channels need to post. */
  readonly posting: Posting;
  /** What channels need to pass on the files that they poll. */
  readonly polling: Pick<PollParts, 'tokens' | 'url' | 'signals'>;
};

/** Runs the work that no request causes: reactions, mails, due answers of transfers, runs of suites, and the expiry of files and runs. */
export const startBackgroundWork = async (parts: Parts) => {
  const { stores, context, forgetStream, onboarding, clock, loads, log, workers, posting, polling } = parts;
  const stopping = new AbortController();
  const forgetting = {
    log: stores.events,
    reached: context.views.reached,
    scrub: stores.scrub,
    forgetStream,
    stopping: stopping.signal,
  };
  // Nothing runs yet where it fails: the next holder of the lease would otherwise work beside it.
  const post = await onboarding.startPost();
  const reactor = startReactor({
    reactions: everyReaction,
    ...stores,
    reached: context.views.reached,
    execute: carryOut({ context, clock, loads, ask: onboarding.requestVerification, forgetting }),
    log,
  });
  const clearing = startClearingClock(context, stores.changes, clock, log);
  const deliveryPlanning = startDeliveryPlanning(context, stores.changes, clock, log);
  const fileExpiry = startFileExpiryClock(context, stores.events, clock, log);
  const contentRemoval = startContentRemovalClock(context, clock, log);
  const suiteRuns = startSuiteRuns({ ...stores, ...context, workers, clock, log });
  const runExpiry = startRunExpiry(context, clock, log);
  const bank = { ...posting.outgoing, credentials: posting.credentials, largestContent: context.largestContent };
  const connections = bankConnections(bank);
  const { changes } = stores;
  const deliveries = startDeliveryClock({ ...context, ...posting, connections, changes, loads, clock, log });
  const polls = startPollClock({ ...context, ...polling, connections, changes, clock, log });
  const messages = startReceiving({ ...context, ...bank, ...polling, changes, clock, log });
  return {
    stop: async (): Promise<void> => {
      const stopped = Promise.all([deliveries.stop(), polls.stop(), messages.stop()]);
      connections.close();
      await stopped;
      await suiteRuns.stop();
      await runExpiry.stop();
      await deliveryPlanning.stop();
      await clearing.stop();
      await fileExpiry.stop();
      await contentRemoval.stop();
      await post.stop();
      stopping.abort();
      await reactor.stop();
    },
  };
};
