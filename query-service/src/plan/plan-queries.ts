import { daysLeft } from '@clearbench/access/plan-term';
import { Failure } from '@clearbench/contracts/failure';
import { readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';

/** What a user may know of the plan they have; the principal carries it already. */
export const planQueries = (): Endpoint[] => [
  serve(readOwnPlanRoute, async ({ principal, at }) => {
    if (!principal.plan) throw new Failure('plan.notFound');
    const { planId: _, until, ...terms } = principal.plan;
    const left = until === undefined ? {} : { daysLeft: daysLeft(until, at) };
    return { reply: { ...terms, ...left, planSimEnvs: [...principal.user.environmentIds] } };
  }),
];
