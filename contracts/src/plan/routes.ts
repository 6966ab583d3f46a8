import { z } from 'zod';
import { committed, route } from '../route.ts';
import { shownName, shownText } from '../shown-schemas.ts';
import { planTerms } from './events.ts';

/** The signed-in user's plan as it stands today; `daysLeft` is absent for a plan without end. */
export const ownPlan = planTerms.extend({
  daysLeft: z.number().int().optional(),
  /** Ids of the environments the user works in. */
  planSimEnvs: z.array(z.string()),
  /** What today's quotas, where the plan has any, have been used for. */
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
  reply: ownPlan,
  errors: ['plan.notFound'],
});

/** A plan as administrators see it. */
export const planDetails = planTerms.extend({
  planId: z.string(),
  version: z.number().int(),
  /** How many users have it. */
  assigned: z.number().int(),
});
export type PlanDetails = z.infer<typeof planDetails>;

export const listPlansRoute = route({
  name: 'listPlans',
  summary: 'Every plan on offer.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/plan/',
  allow: 'admin',
  reply: z.array(planDetails),
  errors: [],
});

const once = (ids: string[]): string[] => [...new Set(ids)];
const count = z.number().int().min(0).max(1_000_000);

export const savePlanRoute = route({
  name: 'savePlan',
  summary: 'Offers a plan, or changes the one whose id is given.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/plan/',
  allow: 'admin',
  body: planTerms.extend({
    planId: z.string().min(1).max(64).optional(),
    /** The version the change is based on; only with an id. */
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
  summary: 'Withdraws a plan nobody has; with `reassignTo`, its users get that plan first.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/plan/:planId/',
  allow: 'admin',
  params: z.object({ planId: z.string() }),
  query: z.object({ reassignTo: z.string().optional() }),
  reply: committed,
  errors: ['plan.notFound', 'plan.inUse'],
});
