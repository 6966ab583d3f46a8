import { z } from 'zod';
import { committed, route } from '../route.ts';
import { shownName } from '../shown-schemas.ts';
import { calendarSettings, holiday } from './events.ts';
import { calendarNamePattern, dayPattern, longestCalendarName, mostHolidays } from './patterns.ts';

const calendarName = z.string().max(longestCalendarName).regex(calendarNamePattern);

/** A calendar as administrators see it. The days of a built-in calendar are computed for any year. */
export const calendarDetails = calendarSettings.extend({
  calendarName,
  builtIn: z.boolean(),
  /** 0 for a built-in calendar. */
  version: z.number().int(),
  /** Names of the environments that use the calendar. */
  usedBy: z.array(z.string()),
});
export type CalendarDetails = z.infer<typeof calendarDetails>;

export const listCalendarsRoute = route({
  name: 'listCalendars',
  summary: 'Every calendar; the built-in calendars come first.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/calendar/',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(calendarDetails),
  errors: [],
});

export const readCalendarRoute = route({
  name: 'readCalendar',
  summary: 'One calendar.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/calendar/:calendarName/',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ calendarName }),
  reply: calendarDetails,
  errors: ['calendar.notFound'],
});

export const saveCalendarRoute = route({
  name: 'saveCalendar',
  summary: 'Adds a calendar, or changes the existing calendar if the version it is based on is given.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/calendar/',
  allow: 'admin',
  scope: 'administer',
  body: z.object({
    calendarName,
    /** The version that the change is based on; absent for a new calendar. */
    basedOn: z.number().int().optional(),
    title: shownName(80),
    /** At least one day of the week stays open. */
    closedWeekdays: z
      .array(z.number().int().min(1).max(7))
      .max(6)
      .transform((days) => [...new Set(days)]),
    holidays: z
      .record(z.string().regex(dayPattern), holiday.extend({ title: shownName(80) }))
      .refine((days) => Object.keys(days).length <= mostHolidays, { params: { max: mostHolidays } }),
  }),
  reply: committed.extend({ calendarName, version: z.number().int() }),
  errors: ['calendar.notFound', 'calendar.alreadyAdded', 'calendar.stale', 'calendar.builtIn', 'calendar.noSuchDay'],
});

export const deleteCalendarRoute = route({
  name: 'deleteCalendar',
  summary: 'Removes an unused calendar.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/calendar/:calendarName/',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ calendarName }),
  reply: committed,
  errors: ['calendar.notFound', 'calendar.builtIn', 'calendar.inUse'],
});
