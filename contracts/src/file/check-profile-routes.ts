import { z } from 'zod';
import { route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { schemes } from '../sim-env/scheme.ts';

/** What a file is checked against, as the validator takes it; nothing in it is secret. What only the server can look up is not in it. */
const checkProfile = z.looseObject({
  scheme: z.enum(schemes),
  rbVersion,
  /** The server's own instant, ISO 8601 in UTC. */
  now: z.string(),
  /** A sum of all that administrators say of the check; a report with another one was made by something else. */
  basis: z.string().optional(),
});

export const readCheckProfileRoute = route({
  name: 'readCheckProfile',
  summary: 'What a file is checked against, for whoever checks it beforehand with the same validator.',
  side: 'command',
  method: 'GET',
  path: '/api/files/:fileId/profile',
  allow: 'signedIn',
  params: z.object({ fileId: z.string() }),
  reply: checkProfile,
  errors: ['file.notFound', 'simEnv.notFound', 'simEnv.versionUnknown'],
});
