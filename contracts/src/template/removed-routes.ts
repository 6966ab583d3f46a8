import { z } from 'zod';
import { committed, route } from '../route.ts';

export const removedTemplate = z.object({
  templateName: z.string(),
  title: z.string(),
  removedAt: z.string(),
  /** Absent for a deleted user. */
  removedByName: z.string().optional(),
  restorableUntil: z.string(),
});

export const listRemovedTemplatesRoute = route({
  name: 'listRemovedTemplates',
  summary: 'Deleted templates that can still be restored, the last deleted first.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/templates-removed',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(removedTemplate),
  errors: [],
});

export const restoreTemplateRoute = route({
  name: 'restoreTemplate',
  summary: 'Restores a deleted template.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/template/:name/restore',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ name: z.string().min(1).max(60) }),
  reply: committed,
  errors: ['template.notFound', 'template.restoreTooLate', 'template.nameTaken'],
});
