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
  /** The server's time, ISO 8601 in UTC. */
  now: z.string(),
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
