import type { CalendarEvent } from '@clearbench/contracts/calendar/events';
import { type CalendarDocument, calendarView } from '@clearbench/contracts/calendar/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** The current calendars of administrators. */
export const calendars = projection<CalendarDocument, CalendarEvent>({
  ...calendarView,
  version: 1,
  key: ({ data }) => data.calendarName,
  on: {
    CalendarAdded: (_, { data }) => ({ ...data.settings, calendarName: data.calendarName, version: 1 }),
    CalendarChanged: (doc, { data }) =>
      doc && { ...data.settings, calendarName: data.calendarName, version: doc.version + 1 },
    CalendarRemoved: () => null,
  },
  notice: ({ calendarName }) => ({ topic: calendarView.name, id: calendarName, audience: 'everyone' }),
});
