import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

export const holiday = z.object({
  title: z.string(),
  /** True for a holiday that repeats on the same day of every later year. */
  yearly: z.boolean().optional(),
});
export type Holiday = z.infer<typeof holiday>;

export const calendarSettings = z.object({
  title: z.string(),
  /** Days of the week without settlement: 1 for Monday to 7 for Sunday. */
  closedWeekdays: z.array(z.number().int()),
  /** Holidays by day, YYYY-MM-DD. */
  holidays: z.record(z.string(), holiday),
});
export type CalendarSettings = z.infer<typeof calendarSettings>;

export const calendarEvents = defineEvents({
  CalendarAdded: {
    says: 'A calendar was added.',
    data: z.object({ calendarName: z.string(), settings: calendarSettings }),
  },
  CalendarChanged: {
    says: 'The closed days of a calendar changed.',
    data: z.object({ calendarName: z.string(), settings: calendarSettings }),
  },
  CalendarRemoved: { says: 'A calendar was removed.', data: z.object({ calendarName: z.string() }) },
});
export type CalendarEvent = EventOf<typeof calendarEvents>;
