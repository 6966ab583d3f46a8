import { z } from 'zod';
import { pageSize } from '../product-constants.ts';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { vipFileSummary } from './vip-file.ts';

/** A file its owner's setting removed, while it can still be brought back. */
export const removedFile = vipFileSummary.extend({ removedAt: z.string(), restorableUntil: z.string() });
export type RemovedFile = z.infer<typeof removedFile>;

export const listRemovedFilesRoute = route({
  name: 'listRemovedFiles',
  summary: 'Files removed after their time that can still be brought back, the last removed first.',
  side: 'query',
  method: 'GET',
  path: '/api/files/removed',
  allow: 'signedIn',
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
  summary: 'Brings back a file that was removed after its time; its time begins anew.',
  side: 'command',
  method: 'POST',
  path: '/api/files/:fileId/restore',
  allow: 'signedIn',
  plan: 'canEdit',
  params: z.object({ fileId: z.string() }),
  reply: committed.extend({ vipFileSummary }),
  errors: ['file.notFound', 'file.restoreTooLate', 'store.conflict'],
});
