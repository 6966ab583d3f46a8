import { z } from 'zod';
import { route } from '../route.ts';
import { auditEntry } from '../user/audit-routes.ts';

/** The kinds of objects whose history administrators can read; users have an audit instead. */
export const historyNouns = [
  'sim-env',
  'plan',
  'template',
  'format',
  'code-list',
  'calendar',
  'envelope',
  'translation',
  'look-and-feel',
  'settings',
  'channel',
] as const;
export type HistoryNoun = (typeof historyNouns)[number];

export const readHistoryRoute = route({
  name: 'readHistory',
  summary:
    'The history of a resource that administrators manage, newest first; a resource that exists once has the id `app`.',
  side: 'command',
  method: 'GET',
  path: '/api/admin/history/:noun/:id',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ noun: z.enum(historyNouns), id: z.string().min(1).max(200) }),
  query: z.object({
    /** Only entries before this position. */
    before: z.coerce.number().int().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ items: z.array(auditEntry), next: z.number().int().optional() }),
  errors: ['history.empty'],
});
