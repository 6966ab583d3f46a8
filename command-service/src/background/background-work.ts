import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Log } from '@clearbench/event-sourcing/log';
import { startReactor } from '@clearbench/event-sourcing/reactor';
import type { Data } from '@clearbench/hosting/open-data';
import type { FrontDesk } from '../mail/front-desk.ts';
import { carryOut, everyReaction } from '../reactions.ts';
import type { Workplace } from '../workplace.ts';
import { startClearingClock } from './clearing-clock.ts';
import { startReorganisationClock } from './reorganisation-clock.ts';

type Parts = {
  readonly stores: Data;
  readonly workplace: Workplace;
  /** Drops what the command handler remembers of a stream. */
  readonly forgetStream: (stream: string) => void;
  readonly frontDesk: FrontDesk;
  readonly clock: Clock;
  readonly log: Log;
};

/** What goes on without anybody asking: what follows from events, mails to send, what transfers and files have due. */
export const startBackgroundWork = async ({ stores, workplace, forgetStream, frontDesk, clock, log }: Parts) => {
  const stopping = new AbortController();
  const forgetting = {
    log: stores.events,
    reached: workplace.views.reached,
    scrub: stores.scrub,
    forgetStream,
    stopping: stopping.signal,
  };
  const reactor = startReactor({
    reactions: everyReaction,
    ...stores,
    execute: carryOut({ workplace, clock, ask: frontDesk.askForProof, forgetting }),
    log,
  });
  const post = await frontDesk.startPost();
  const clearing = startClearingClock(workplace, stores.changes, clock, log);
  const reorganisation = startReorganisationClock(workplace, stores.events, clock, log);
  return {
    stop: async (): Promise<void> => {
      await clearing.stop();
      await reorganisation.stop();
      await post.stop();
      stopping.abort();
      await reactor.stop();
    },
  };
};
