import { z } from 'zod';
import { committed, route } from '../route.ts';
import { transfer } from './routes.ts';

/** Longest time in seconds for which a call waits. */
export const longestWait = 60;

const seconds = z
  .string()
  .regex(/^[1-9]\d?s$/)
  .transform((text) => Number.parseInt(text, 10))
  .pipe(z.number().max(longestWait))
  .meta({ type: 'string', pattern: '^[1-9]\\d?s$', description: `Seconds, such as 30s; at most ${longestWait}s.` });

export const sendAndWaitRoute = route({
  name: 'sendAndWait',
  summary:
    'Sends the current version of the file, and answers once the verdict is there, every answer is released, or the time is over; `done` tells which. The same `X-Command-Id` sends once and waits again.',
  side: 'command',
  method: 'POST',
  path: '/api/files/:fileId/send',
  allow: 'signedIn',
  scope: 'send',
  plan: 'canEdit',
  params: z.object({ fileId: z.string() }),
  query: z.object({
    /** Without it, the reply comes at once. */
    wait: seconds.optional(),
    until: z.enum(['verdict', 'answers']).default('verdict'),
  }),
  reply: committed.extend({
    transferId: z.string(),
    /** Whether what was waited for is in `transfer`. */
    done: z.boolean(),
    /** Absent where the transfer could not be read yet. */
    transfer: transfer.optional(),
  }),
  errors: [
    'file.notFound',
    'transfer.engineClosed',
    'transfer.wrongDirection',
    'transfer.alreadyRequested',
    'request.tooManyJobs',
    'store.conflict',
  ],
});
