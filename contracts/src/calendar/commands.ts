import type { CalendarSettings } from './events.ts';

/** `basedOn`: the version of the calendar the administrator saw; another one is refused as stale. */
export type CalendarCommand =
  | { type: 'AddCalendar'; data: { calendarName: string; settings: CalendarSettings }; at: string }
  | {
      type: 'ChangeCalendar';
      data: { calendarName: string; settings: CalendarSettings; basedOn: number };
      at: string;
    }
  | { type: 'RemoveCalendar'; data: { calendarName: string }; at: string };
