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
import type { Desk } from '../desk.ts';

type Views = Desk['views'];

const mostCalendars = 500;
const mostEnvironments = 500;

const everyEnvironment = async (views: Views): Promise<readonly SimEnvDocument[]> => {
  const sort = { field: 'environmentName', direction: 'ascending' } as const;
  return (await views.find(simEnvView, { where: [], sort, limit: mostEnvironments })).items;
};

/** Holidays of built-in calendars move from year to year: whoever shows a year computes them. */
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
export const calendarQueries = ({ views }: Pick<Desk, 'views'>): Endpoint[] => [
  serve(listCalendarsRoute, async () => {
    const sort = { field: 'calendarName', direction: 'ascending' } as const;
    const [{ items }, environments] = await Promise.all([
      views.find(calendarView, { where: [], sort, limit: mostCalendars }),
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
