import type { CalendarSettings } from './events.ts';

/**
 * `basedOn`: the version of the calendar that the administrator saw. The decider refuses a command with another version
 * as stale.
 */
export type CalendarCommand =
  | { type: 'AddCalendar'; data: { calendarName: string; settings: CalendarSettings }; at: string }
  | {
      type: 'ChangeCalendar';
      data: { calendarName: string; settings: CalendarSettings; basedOn: number };
      at: string;
    }
  | { type: 'RemoveCalendar'; data: { calendarName: string }; at: string };
