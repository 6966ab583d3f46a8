import { findEnvironment } from '@clearbench/access/resource-access';
import { businessDays } from '@clearbench/calendars/business-days';
import { nextCutOff, nextOpening } from '@clearbench/calendars/clock-targets';
import { closedDaysOf } from '@clearbench/calendars/closed-days';
import { calendarNameOf } from '@clearbench/contracts/calendar/built-in';
import { calendarView } from '@clearbench/contracts/calendar/views';
import { businessTime, paceOf } from '@clearbench/contracts/sim-env/business-time';
import { readSimEnvClockRoute } from '@clearbench/contracts/sim-env/clock-routes';
import { dueView } from '@clearbench/contracts/transfer/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';

/** The clock of an environment, with the instants of the targets to which it can be advanced. */
export const clockQuery = ({ views }: Pick<QueryContext, 'views'>): Endpoint =>
  serve(readSimEnvClockRoute, async ({ params, principal, at }) => {
    const environment = await findEnvironment(views, principal, params.environmentToken);
    const { clock, memory = 0, memoryResetAt, clearing } = environment;
    const now = businessTime(clock, at);
    const closedDays = closedDaysOf(environment, await views.get(calendarView, calendarNameOf(environment)));
    const clearingDay = { businessDays: businessDays(closedDays), cutOff: clearing.cutOff };
    const next = await views.find(dueView, {
      where: [{ field: 'environmentId', is: environment.environmentId }],
      sort: { field: 'dueAt', direction: 'ascending' },
      limit: 1,
    });
    const [planned] = next.items;
    const reply = {
      kind: clock?.kind ?? ('real' as const),
      now,
      pace: paceOf(clock),
      ...(planned === undefined ? {} : { nextDueAt: planned.dueAt }),
      cutOffAt: nextCutOff(now, clearingDay),
      nextBusinessDayAt: nextOpening(now, clearingDay),
      mayChange: principal.isAdmin || clearing.allowClockChanges === true,
      memory,
      ...(memoryResetAt === undefined ? {} : { memoryResetAt }),
    };
    return { reply };
  });
