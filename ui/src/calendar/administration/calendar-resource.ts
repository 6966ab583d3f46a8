import {
  type CalendarDetails,
  deleteCalendarRoute,
  listCalendarsRoute,
  readCalendarRoute,
  saveCalendarRoute,
} from '@clearbench/contracts/calendar/routes';
import { adminResource } from '../../admin-resource/admin-resource.ts';
import { caller } from '../../http/http-caller.ts';
import { type CalendarForm, calendarRequest, freshCalendar } from './calendar-form.ts';

const listCalendars = caller(listCalendarsRoute);
const readCalendar = caller(readCalendarRoute);
const saveCalendar = caller(saveCalendarRoute);
const deleteCalendar = caller(deleteCalendarRoute);

/** The calendars of the institutions that environments simulate. */
export const calendars = adminResource<CalendarDetails, CalendarDetails, CalendarForm>({
  name: 'calendar',
  noun: 'calendar',
  otherTopics: ['sim-env'],
  addresses: { list: '/admin/formats/calendars', item: (name) => `/admin/formats/calendars/${name}` },
  initial: freshCalendar,
  fields: [
    ['title', 'calendar.field.title'],
    ['closedWeekdays', 'calendar.field.closedWeekdays'],
    ['holidays', 'calendar.field.holidays'],
  ],
  readFailed: 'calendar.fetchFailed',
  errors: { stale: 'calendar.stale', notFound: 'calendar.notFound' },
  notices: {
    created: (name) => ({ tone: 'good', textKey: 'calendar.made', params: { name } }),
    removed: ({ calendarName: name }) => ({ tone: 'good', textKey: 'calendar.deleted', params: { name } }),
  },
  idOf: ({ calendarName }) => calendarName,
  list: () => listCalendars(),
  read: (calendarName) => readCalendar({ params: { calendarName } }),
  save: async (shown, stored) => (await saveCalendar({ body: calendarRequest(shown, stored) })).calendarName,
  remove: ({ calendarName }) => deleteCalendar({ params: { calendarName } }),
});
