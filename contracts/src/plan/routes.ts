import { z } from 'zod';
import { committed, route } from '../route.ts';
import { shownName, shownText } from '../shown-schemas.ts';
import { planTerms } from './events.ts';

/** The current plan of the signed-in user; `daysLeft` is absent for a plan without end. */
export const ownPlan = planTerms.extend({
  /** Number of changes of the plan's terms. */
  version: z.number().int().optional(),
  daysLeft: z.number().int().optional(),
  /** Ids of the environments that the user can use. */
  planSimEnvs: z.array(z.string()),
  /** Used amounts of today's limits. */
  usedToday: z.object({ files: z.number().int(), validations: z.number().int() }),
});
export type OwnPlan = z.infer<typeof ownPlan>;

export const readOwnPlanRoute = route({
  name: 'readOwnPlan',
  summary: "The user's own plan.",
  side: 'query',
  method: 'GET',
  path: '/api/user/plan',
  allow: 'signedIn',
  scope: 'read',
  reply: ownPlan,
  errors: ['plan.notFound'],
});

/** A plan as administrators see it. */
export const planDetails = planTerms.extend({
  planId: z.string(),
  version: z.number().int(),
  /** Number of users with the plan. */
  assigned: z.number().int(),
});
export type PlanDetails = z.infer<typeof planDetails>;

export const listPlansRoute = route({
  name: 'listPlans',
  summary: 'Every plan.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/plan/',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(planDetails),
  errors: [],
});

const once = (ids: string[]): string[] => [...new Set(ids)];
const count = z.number().int().min(0).max(1_000_000);

export const savePlanRoute = route({
  name: 'savePlan',
  summary: 'Creates a plan, or changes the plan with the given id.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/plan/',
  allow: 'admin',
  scope: 'administer',
  body: planTerms.extend({
    planId: z.string().min(1).max(64).optional(),
    /** The version that the change is based on; only together with an id. Latest version where absent. */
    basedOn: z.number().int().optional(),
    planName: shownName(60),
    planDescription: shownText(500),
    maxEnvs: z.number().int().min(0).max(500),
    planSimEnvs: z.array(z.string()).max(500).transform(once).optional(),
    filesPerDay: count.optional(),
    validationsPerDay: count.optional(),
  }),
  reply: committed.extend({ planId: z.string(), version: z.number().int() }),
  errors: [
    'plan.notFound',
    'plan.stale',
    'plan.alreadyOffered',
    'plan.nameTaken',
    'plan.tooManyEnvironments',
    'simEnv.notFound',
  ],
});

export const deletePlanRoute = route({
  name: 'deletePlan',
  summary: 'Deletes a plan without users; with `reassignTo`, its users get that plan first.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/plan/:planId/',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ planId: z.string() }),
  query: z.object({ reassignTo: z.string().optional() }),
  reply: committed,
  errors: ['plan.notFound', 'plan.inUse'],
});
