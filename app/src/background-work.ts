import { carryOut, everyReaction } from '@clearbench/command-service/reactions';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Log } from '@clearbench/event-sourcing/log';
import { startReactor } from '@clearbench/event-sourcing/reactor';
import { startClearingClock } from './clearing-clock.ts';
import type { FrontDesk } from './mail/front-desk.ts';
import type { Data } from './open-data.ts';
import type { Plant } from './plant.ts';
import { startReorganisationClock } from './reorganisation-clock.ts';

type Parts = {
  readonly stores: Data;
  readonly plant: Plant;
  readonly frontDesk: FrontDesk;
  readonly clock: Clock;
  readonly log: Log;
};

/** What goes on without anybody asking: what follows from events, mails to send, what transfers and files have due. */
export const startBackgroundWork = async ({ stores, plant, frontDesk, clock, log }: Parts) => {
  const { workplace, views, forgetStream } = plant;
  const stopping = new AbortController();
  const forgetting = {
    log: stores.events,
    reached: views.reached,
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
