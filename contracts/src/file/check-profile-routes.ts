import { z } from 'zod';
import { route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { schemes } from '../sim-env/scheme.ts';

/**
 * The profile for validating a file in the browser. It contains no secrets, and no data that only the server can look
 * up.
 */
const checkProfile = z.looseObject({
  scheme: z.enum(schemes),
  rbVersion,
  /** The business time of the environment, ISO 8601 in UTC; for an answer of the clearing that of its delivery. */
  now: z.string(),
  /** Business seconds per real second: 1 for the real clock, 0 for a fixed one. */
  pace: z.number().optional(),
  /** Hash of all administrator settings that affect the validation; a report with another hash is outdated. */
  basis: z.string().optional(),
});

export const readCheckProfileRoute = route({
  name: 'readCheckProfile',
  summary: 'The profile a file is validated against, for clients that run the same validator.',
  side: 'command',
  method: 'GET',
  path: '/api/files/:fileId/profile',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ fileId: z.string() }),
  reply: checkProfile,
  errors: ['file.notFound', 'simEnv.notFound', 'simEnv.versionUnknown'],
});
