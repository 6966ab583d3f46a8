import { z } from 'zod';
import { committed, route } from '../route.ts';

export const removedSimEnv = z.object({
  environmentId: z.string(),
  environmentName: z.string(),
  environmentToken: z.string(),
  files: z.number().int(),
  members: z.number().int(),
  removedAt: z.string(),
  /** Absent for a deleted user. */
  removedByName: z.string().optional(),
  restorableUntil: z.string(),
});

export const listRemovedSimEnvsRoute = route({
  name: 'listRemovedSimEnvs',
  summary: 'Deleted simulation environments that can still be restored, the last deleted first.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/simenv-removed',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(removedSimEnv),
  errors: [],
});

export const restoreSimEnvRoute = route({
  name: 'restoreSimEnv',
  summary: 'Restores a deleted simulation environment with its files and settings; its members join it again.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/simenv/:environmentId/restore',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ environmentId: z.string().min(1).max(64) }),
  reply: committed.extend({
    /** Result for each member; a user whose plan has no free environment is not added. */
    outcomes: z.array(z.object({ id: z.string(), errorKey: z.string().optional() })),
  }),
  errors: [
    'simEnv.notFound',
    'simEnv.restoreTooLate',
    'simEnv.tokenTaken',
    'simEnv.badScenario',
    'format.notFound',
    'calendar.notFound',
    'envelope.notFound',
  ],
});
