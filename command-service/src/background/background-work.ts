import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Log } from '@clearbench/event-sourcing/log';
import { startReactor } from '@clearbench/event-sourcing/reactor';
import type { LoadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import type { Data } from '@clearbench/hosting/open-data';
import type { CommandContext } from '../command-context.ts';
import type { Onboarding } from '../mail/onboarding.ts';
import { carryOut, everyReaction } from '../reactions.ts';
import { startClearingClock } from './clearing-clock.ts';
import { startContentRemovalClock } from './content-removal-clock.ts';
import { startFileExpiryClock } from './file-expiry-clock.ts';

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
};

/** Runs the work that no request causes: reactions, mails, due answers of transfers, and the expiry of files. */
export const startBackgroundWork = async ({ stores, context, forgetStream, onboarding, clock, loads, log }: Parts) => {
  const stopping = new AbortController();
  const forgetting = {
    log: stores.events,
    reached: context.views.reached,
    scrub: stores.scrub,
    forgetStream,
    stopping: stopping.signal,
  };
  const reactor = startReactor({
    reactions: everyReaction,
    ...stores,
    execute: carryOut({ context, clock, loads, ask: onboarding.requestVerification, forgetting }),
    log,
  });
  const post = await onboarding.startPost();
  const clearing = startClearingClock(context, stores.changes, clock, log);
  const fileExpiry = startFileExpiryClock(context, stores.events, clock, log);
  const contentRemoval = startContentRemovalClock(context, clock, log);
  return {
    stop: async (): Promise<void> => {
      await clearing.stop();
      await fileExpiry.stop();
      await contentRemoval.stop();
      await post.stop();
      stopping.abort();
      await reactor.stop();
    },
  };
};
