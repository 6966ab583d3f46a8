import {
  deleteCalendarRoute,
  listCalendarsRoute,
  readCalendarRoute,
  saveCalendarRoute,
} from '@clearbench/contracts/calendar/routes';
import {
  type CalendarForm,
  calendarOrder,
  freshCalendar,
  type StoredCalendar,
} from '../../calendar/administration/calendar-form.ts';
import { calendarEditSlice, calendarListSlice } from '../../calendar/administration/calendar-slices.ts';
import { editingSaga } from '../../editing/editing-saga.ts';
import { listingSaga } from '../../editing/listing-saga.ts';
import { caller } from '../../http/caller.ts';
import { notify } from '../../notice/notify.ts';
import { addFeature } from '../../store.ts';
import { navigate } from '../navigate.ts';
import { addHistory } from './history-feature.ts';

const listCalendars = caller(listCalendarsRoute);
const readCalendar = caller(readCalendarRoute);
const saveCalendar = caller(saveCalendarRoute);
const deleteCalendar = caller(deleteCalendarRoute);

const calendars = '/admin/formats/calendars';

const list = listingSaga({ slice: calendarListSlice, topics: ['calendar', 'sim-env'], readAll: () => listCalendars() });

const edit = editingSaga({
  slice: calendarEditSlice,
  topic: 'calendar',
  stale: 'calendar.stale',
  gone: 'calendar.notFound',
  readStored: (calendarName) => readCalendar({ params: { calendarName } }),
  save: async (draft, stored) => {
    const form: CalendarForm = { ...freshCalendar, ...stored, ...draft };
    return (await saveCalendar({ body: calendarOrder(form, stored as StoredCalendar | undefined) })).calendarName;
  },
  remove: ({ calendarName }) => deleteCalendar({ params: { calendarName: String(calendarName) } }),
  made: (calendarName) => {
    notify({ tone: 'good', textKey: 'calendar.made', params: { name: calendarName } });
    navigate(`${calendars}/${calendarName}`);
  },
  removed: ({ calendarName }) => {
    notify({ tone: 'good', textKey: 'calendar.deleted', params: { name: String(calendarName) } });
    navigate(calendars);
  },
});

/** State and sagas of calendars, with what they need of the server. */
export const addCalendarFeatures = (): void => {
  addHistory();
  addFeature({ slice: calendarListSlice, saga: list });
  addFeature({ slice: calendarEditSlice, saga: edit });
};
