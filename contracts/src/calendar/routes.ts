import { z } from 'zod';
import { committed, route } from '../route.ts';
import { shownName } from '../shown-schemas.ts';
import { calendarSettings, holiday } from './events.ts';
import { calendarNamePattern, dayPattern, longestCalendarName, mostHolidays } from './patterns.ts';

const calendarName = z.string().max(longestCalendarName).regex(calendarNamePattern);

/** A calendar as administrators see it. The days of a built-in one are computed, for any year. */
export const calendarDetails = calendarSettings.extend({
  calendarName,
  builtIn: z.boolean(),
  /** 0 for what is built in. */
  version: z.number().int(),
  /** Names of the environments whose clearing works by it. */
  usedBy: z.array(z.string()),
});
export type CalendarDetails = z.infer<typeof calendarDetails>;

export const listCalendarsRoute = route({
  name: 'listCalendars',
  summary: 'Every calendar a clearing can work by; the built-in ones come first.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/calendar/',
  allow: 'admin',
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
  params: z.object({ calendarName }),
  reply: calendarDetails,
  errors: ['calendar.notFound'],
});

export const saveCalendarRoute = route({
  name: 'saveCalendar',
  summary: 'Adds a calendar, or changes the one that is there when the version it is based on is given.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/calendar/',
  allow: 'admin',
  body: z.object({
    calendarName,
    /** The version the change is based on; none for a new calendar. */
    basedOn: z.number().int().optional(),
    title: shownName(80),
    /** One day of the week at least stays open. */
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
  summary: 'Removes a calendar no clearing works by.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/calendar/:calendarName/',
  allow: 'admin',
  params: z.object({ calendarName }),
  reply: committed,
  errors: ['calendar.notFound', 'calendar.builtIn', 'calendar.inUse'],
});
