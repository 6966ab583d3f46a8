import { daysLeft } from '@clearbench/access/plan-term';
import { Failure } from '@clearbench/contracts/failure';
import { listPlansRoute, readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import { dailyUseId, dailyUseView, planView } from '@clearbench/contracts/plan/views';
import { environmentsOf } from '@clearbench/contracts/session/principal';
import { userAccountView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { everyDocument } from '@clearbench/stores/every-document';
import type { QueryContext } from '../query-context.ts';

/** A user's own plan, which is part of the principal, and all plans for administrators. */
export const planQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(readOwnPlanRoute, async ({ principal, at }) => {
    if (!principal.plan) throw new Failure('plan.notFound');
    const { planId: _, until, ...terms } = principal.plan;
    const left = until === undefined ? {} : { daysLeft: daysLeft(until, at) };
    const { files = 0, validations = 0 } = (await views.get(dailyUseView, dailyUseId(principal.user.userId, at))) ?? {};
    const planSimEnvs = [...environmentsOf(principal)];
    return { reply: { ...terms, ...left, planSimEnvs, usedToday: { files, validations } } };
  }),
  serve(listPlansRoute, async () => {
    const items = await everyDocument(views, planView, 'planName');
    const assigned = await Promise.all(
      items.map(({ planId }) => views.count(userAccountView, [{ field: 'planId', is: planId }])),
    );
    return { reply: items.map((plan, index) => ({ version: 1, ...plan, assigned: assigned[index] ?? 0 })) };
  }),
];
