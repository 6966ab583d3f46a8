import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

export const holiday = z.object({
  title: z.string(),
  /** Comes back on the same day of every year from that one on. */
  yearly: z.boolean().optional(),
});
export type Holiday = z.infer<typeof holiday>;

export const calendarSettings = z.object({
  title: z.string(),
  /** Days of the week on which nothing settles: 1 for Monday to 7 for Sunday. */
  closedWeekdays: z.array(z.number().int()),
  /** By day, YYYY-MM-DD. */
  holidays: z.record(z.string(), holiday),
});
export type CalendarSettings = z.infer<typeof calendarSettings>;

export const calendarEvents = defineEvents({
  CalendarAdded: {
    says: 'Clearings can work by a calendar.',
    data: z.object({ calendarName: z.string(), settings: calendarSettings }),
  },
  CalendarChanged: {
    says: 'A calendar is closed on these days from now on.',
    data: z.object({ calendarName: z.string(), settings: calendarSettings }),
  },
  CalendarRemoved: { says: 'A calendar is there no more.', data: z.object({ calendarName: z.string() }) },
});
export type CalendarEvent = EventOf<typeof calendarEvents>;
