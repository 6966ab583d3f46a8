import { z } from 'zod';
import { pageSize } from '../product-constants.ts';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { removalReasons } from './retention.ts';
import { vipFileSummary } from './vip-file.ts';

/** A deleted or expired file, while it can still be restored. */
export const removedFile = vipFileSummary.extend({
  removedAt: z.string(),
  restorableUntil: z.string(),
  reason: z.enum(removalReasons),
  /** The user who deleted the file; absent for expired files and for users whose account is deleted. */
  deletedByName: z.string().optional(),
});
export type RemovedFile = z.infer<typeof removedFile>;

export const listRemovedFilesRoute = route({
  name: 'listRemovedFiles',
  summary: 'Deleted and expired files that can still be restored, the last removed first.',
  side: 'query',
  method: 'GET',
  path: '/api/files/removed',
  allow: 'signedIn',
  scope: 'read',
  query: z.object({
    environmentToken: z.string(),
    rbVersion: rbVersion.optional(),
    after: z.string().max(2000).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(pageSize),
  }),
  reply: z.object({ items: z.array(removedFile), next: z.string().optional(), total: z.number().int() }),
  errors: ['simEnv.notFound', 'store.badCursor'],
});

export const restoreFileRoute = route({
  name: 'restoreFile',
  summary: 'Restores a deleted or expired file; its retention period starts again.',
  side: 'command',
  method: 'POST',
  path: '/api/files/:fileId/restore',
  allow: 'signedIn',
  scope: 'edit',
  plan: 'canEdit',
  params: z.object({ fileId: z.string() }),
  reply: committed.extend({ vipFileSummary }),
  errors: ['file.notFound', 'file.restoreTooLate', 'simEnv.versionUnknown', 'store.conflict'],
});
