import {
  endReplayRoute,
  paceReplayRoute,
  type ReplayFrame,
  readReplayRoute,
  startReplayRoute,
} from '@clearbench/contracts/statistics/replay-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { endOfDay, stepsOf, type Window } from '../steps.ts';
import { tally } from '../tally.ts';
import type { PacedReplay, Replaying } from './paced-replay.ts';
import { replays } from './replays.ts';

/** The counts of a replay so far, as a query would have returned them then. */
export const frameOf = (replay: PacedReplay, window: Window): ReplayFrame => {
  const steps = stepsOf(window, replay.reachedAt());
  const days = [...replay.days()];
  return {
    status: replay.status(),
    progress: replay.progress(),
    reachedAt: new Date(replay.reachedAt()).toISOString(),
    events: replay.events(),
    timelines: {
      actions: tally(steps, days, 'actions'),
      messageTypes: tally(steps, days, 'messageTypes'),
      newUsers: tally(steps, days, 'newUsers'),
    },
  };
};

/** Statistics rebuilt for an administrator, independent of the served ones. */
export const replayQueries = (replaying: Replaying): Endpoint[] => {
  const running = replays(replaying);
  return [
    serve(startReplayRoute, async ({ body: { until, pace, ...window }, principal, at }) => {
      const end = Math.min(endOfDay(until, window.timeZone), Date.parse(at));
      stepsOf(window, end);
      return { reply: { replayId: running.start(principal.user.userId, window, end, pace) } };
    }),
    serve(readReplayRoute, async ({ params, principal }) => {
      const { replay, window } = running.find(principal.user.userId, params.replayId);
      return { reply: frameOf(replay, window) };
    }),
    serve(paceReplayRoute, async ({ params, body, principal }) => {
      running.find(principal.user.userId, params.replayId).replay.setPace(body.pace);
      return { reply: {} };
    }),
    serve(endReplayRoute, async ({ params, principal }) => {
      running.end(principal.user.userId, params.replayId);
      return { reply: {} };
    }),
  ];
};
