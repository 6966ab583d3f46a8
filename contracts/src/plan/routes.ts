import { z } from 'zod';
import { route } from '../route.ts';
import { planTerms } from './events.ts';

/** The signed-in user's plan as it stands today; `daysLeft` is absent for a plan without end. */
export const ownPlan = planTerms.extend({
  daysLeft: z.number().int().optional(),
  /** Ids of the environments the user works in. */
  planSimEnvs: z.array(z.string()),
});
export type OwnPlan = z.infer<typeof ownPlan>;

export const readOwnPlanRoute = route({
  name: 'readOwnPlan',
  summary: "The user's own plan.",
  side: 'query',
  method: 'GET',
  path: '/api/user/plan',
  allow: 'signedIn',
  reply: ownPlan,
  errors: ['plan.notFound'],
});
