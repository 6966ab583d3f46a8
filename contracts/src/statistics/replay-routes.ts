import { z } from 'zod';
import { noReply, route } from '../route.ts';
import { span, timeline } from './routes.ts';

/** Days of the log per second; 0 pauses. As fast as possible where absent. */
const pace = z.number().min(0).max(10_000).optional();
const replayId = z.object({ replayId: z.string().max(64) });

/** The state of a replay: timelines up to the reached instant, in the window of its start. */
export const replayFrame = z.object({
  status: z.enum(['running', 'done', 'failed']),
  /** 0 to 1, of the time from the first event to the requested day. */
  progress: z.number(),
  reachedAt: z.string(),
  /** Number of events read so far. */
  events: z.number().int(),
  timelines: z.object({ actions: timeline, messageTypes: timeline, newUsers: timeline }),
});
export type ReplayFrame = z.infer<typeof replayFrame>;

export const startReplayRoute = route({
  name: 'startReplay',
  summary:
    'Replays the statistics from the log, separately from the served statistics; ends an earlier replay of the caller.',
  side: 'query',
  method: 'POST',
  path: '/api/admin/statistics/replays',
  allow: 'admin',
  scope: 'administer',
  body: z.object({
    ...span,
    /** The last day, inclusive. */
    until: z.iso.date(),
    pace,
  }),
  reply: z.object({ replayId: z.string() }),
  errors: ['statistics.tooManyReplays', 'statistics.tooManySteps'],
});

export const readReplayRoute = route({
  name: 'readReplay',
  summary: 'The progress of a replay. A replay that is not polled for ten seconds ends.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/statistics/replays/:replayId',
  allow: 'admin',
  scope: 'administer',
  params: replayId,
  reply: replayFrame,
  errors: ['statistics.replayNotFound'],
});

export const paceReplayRoute = route({
  name: 'paceReplay',
  summary: 'Changes the speed of a replay.',
  side: 'query',
  method: 'PUT',
  path: '/api/admin/statistics/replays/:replayId',
  allow: 'admin',
  scope: 'administer',
  params: replayId,
  body: z.object({ pace }),
  reply: noReply,
  errors: ['statistics.replayNotFound'],
});

export const endReplayRoute = route({
  name: 'endReplay',
  summary: 'Ends a replay.',
  side: 'query',
  method: 'DELETE',
  path: '/api/admin/statistics/replays/:replayId',
  allow: 'admin',
  scope: 'administer',
  params: replayId,
  reply: noReply,
  errors: [],
});
