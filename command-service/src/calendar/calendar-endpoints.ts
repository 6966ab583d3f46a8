import { calendarNameOf } from '@clearbench/contracts/calendar/built-in';
import { deleteCalendarRoute, saveCalendarRoute } from '@clearbench/contracts/calendar/routes';
import { calendarView } from '@clearbench/contracts/calendar/views';
import { Failure } from '@clearbench/contracts/failure';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { everyDocument } from '@clearbench/stores/every-document';
import type { CommandContext } from '../command-context.ts';
import { calendarDecider, calendarStream } from './calendar-decider.ts';

type Parts = Pick<CommandContext, 'handle' | 'views'>;

/** Most names in an error message. */
const named = 3;

/** A clearing needs its calendar to compute settlement dates. */
const checkUnused = async ({ views }: Parts, calendarName: string): Promise<void> => {
  const items = await everyDocument(views, simEnvView, 'environmentName');
  const users = items.filter((environment) => calendarNameOf(environment) === calendarName);
  if (users.length === 0) return;
  const some = users.slice(0, named).map(({ environmentName }) => environmentName);
  throw new Failure('calendar.inUse', { count: users.length, environments: some.join(', ') });
};

/** The commands for calendars. */
export const calendarEndpoints = (parts: Parts): Endpoint[] => [
  serve(saveCalendarRoute, async ({ body, metadata, at }) => {
    const { calendarName, basedOn, ...settings } = body;
    const command =
      basedOn === undefined
        ? ({ type: 'AddCalendar', data: { calendarName, settings }, at } as const)
        : ({ type: 'ChangeCalendar', data: { calendarName, settings, basedOn }, at } as const);
    const { position, events } = await parts.handle(calendarDecider, calendarStream(calendarName), command, metadata);
    await parts.views.reached(position, [calendarView]);
    return { reply: { position, calendarName, version: (basedOn ?? 0) + events.length }, position };
  }),
  serve(deleteCalendarRoute, async ({ params: { calendarName }, metadata, at }) => {
    await checkUnused(parts, calendarName);
    const command = { type: 'RemoveCalendar', data: { calendarName }, at } as const;
    const { position } = await parts.handle(calendarDecider, calendarStream(calendarName), command, metadata);
    await parts.views.reached(position, [calendarView]);
    return { reply: { position }, position };
  }),
];
