import { z } from 'zod';
import { pageSize } from '../product-constants.ts';
import { route } from '../route.ts';
import { suiteId } from './routes.ts';

/** A deleted test suite, while it can still be restored. */
export const removedSuite = z.object({
  suiteId,
  title: z.string(),
  files: z.number().int(),
  cases: z.number().int(),
  version: z.number().int(),
  isOwn: z.boolean(),
  /** Absent for a deleted user. */
  ownerName: z.string().optional(),
  removedAt: z.string(),
  /** Absent for a deleted user. */
  removedByName: z.string().optional(),
  restorableUntil: z.string(),
});
export type RemovedSuite = z.infer<typeof removedSuite>;

export const listRemovedSuitesRoute = route({
  name: 'listRemovedSuites',
  summary: 'Deleted test suites of an environment that the caller can still restore, the last deleted first.',
  side: 'query',
  method: 'GET',
  path: '/api/suites-removed',
  allow: 'signedIn',
  scope: 'read',
  query: z.object({
    environmentToken: z.string().min(1).max(64),
    after: z.string().max(2000).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(pageSize),
  }),
  reply: z.object({ items: z.array(removedSuite), next: z.string().optional(), total: z.number().int() }),
  errors: ['simEnv.notFound', 'store.badCursor'],
});
