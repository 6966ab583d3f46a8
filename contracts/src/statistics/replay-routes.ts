import { z } from 'zod';
import { noReply, route } from '../route.ts';
import { span, timeline } from './routes.ts';

/** Days of the log in a second; 0 = stands still. Left out: as fast as it can be read. */
const pace = z.number().min(0).max(10_000).optional();
const replayId = z.object({ replayId: z.string().max(64) });

/** A replay as it stands: timelines up to the instant it has reached, in the window it was started with. */
export const replayFrame = z.object({
  status: z.enum(['running', 'done', 'failed']),
  /** 0 to 1, of the time from the first event to the day asked for. */
  progress: z.number(),
  reachedAt: z.string(),
  /** How many were read so far. */
  events: z.number().int(),
  timelines: z.object({ actions: timeline, messageTypes: timeline, newUsers: timeline }),
});
export type ReplayFrame = z.infer<typeof replayFrame>;

export const startReplayRoute = route({
  name: 'startReplay',
  summary:
    'Builds the statistics anew from the log, beside those that are served; ends an earlier replay of the caller.',
  side: 'query',
  method: 'POST',
  path: '/api/admin/statistics/replays',
  allow: 'admin',
  body: z.object({
    ...span,
    /** The last day, all of it. */
    until: z.iso.date(),
    pace,
  }),
  reply: z.object({ replayId: z.string() }),
  errors: ['statistics.tooManyReplays', 'statistics.tooManySteps'],
});

export const readReplayRoute = route({
  name: 'readReplay',
  summary: 'How far a replay has come. One nobody asks about for ten seconds is over.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/statistics/replays/:replayId',
  allow: 'admin',
  params: replayId,
  reply: replayFrame,
  errors: ['statistics.replayNotFound'],
});

export const paceReplayRoute = route({
  name: 'paceReplay',
  summary: 'Goes on at another pace.',
  side: 'query',
  method: 'PUT',
  path: '/api/admin/statistics/replays/:replayId',
  allow: 'admin',
  params: replayId,
  body: z.object({ pace }),
  reply: noReply,
  errors: ['statistics.replayNotFound'],
});

export const endReplayRoute = route({
  name: 'endReplay',
  summary: 'Lets a replay go.',
  side: 'query',
  method: 'DELETE',
  path: '/api/admin/statistics/replays/:replayId',
  allow: 'admin',
  params: replayId,
  reply: noReply,
  errors: [],
});
