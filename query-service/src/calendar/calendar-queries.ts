import {
  type BuiltInCalendar,
  builtInCalendars,
  calendarNameOf,
  isBuiltIn,
} from '@clearbench/contracts/calendar/built-in';
import { type CalendarDetails, listCalendarsRoute, readCalendarRoute } from '@clearbench/contracts/calendar/routes';
import { type CalendarDocument, calendarView } from '@clearbench/contracts/calendar/views';
import { Failure } from '@clearbench/contracts/failure';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { everyDocument } from '@clearbench/stores/every-document';
import type { QueryContext } from '../query-context.ts';

type Views = QueryContext['views'];

const everyEnvironment = (views: Views): Promise<readonly SimEnvDocument[]> =>
  everyDocument(views, simEnvView, 'environmentName');

/** Holidays of built-in calendars differ from year to year: clients compute them for the shown year. */
const builtIn = (calendarName: BuiltInCalendar): CalendarDocument => ({
  calendarName,
  title: calendarName,
  closedWeekdays: calendarName === 'TARGET' ? [6, 7] : [],
  holidays: {},
  version: 0,
});

const details = (calendar: CalendarDocument, environments: readonly SimEnvDocument[]): CalendarDetails => ({
  ...calendar,
  builtIn: isBuiltIn(calendar.calendarName),
  usedBy: environments
    .filter((environment) => calendarNameOf(environment) === calendar.calendarName)
    .map(({ environmentName }) => environmentName),
});

/** Calendars for administrators. */
export const calendarQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listCalendarsRoute, async () => {
    const [items, environments] = await Promise.all([
      everyDocument(views, calendarView, 'calendarName'),
      everyEnvironment(views),
    ]);
    return { reply: [...builtInCalendars.map(builtIn), ...items].map((one) => details(one, environments)) };
  }),
  serve(readCalendarRoute, async ({ params: { calendarName } }) => {
    const calendar = isBuiltIn(calendarName) ? builtIn(calendarName) : await views.get(calendarView, calendarName);
    if (!calendar) throw new Failure('calendar.notFound', { calendarName });
    return { reply: details(calendar, await everyEnvironment(views)) };
  }),
];
