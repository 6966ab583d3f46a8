import type { FailureKind } from '../failure.ts';

export const calendarErrors = {
  /** {calendarName}. */
  'calendar.notFound': 'notFound',
  /** {calendarName}. */
  'calendar.alreadyAdded': 'refused',
  /** {expected, actual}. */
  'calendar.stale': 'conflict',
  /** {calendarName}: a built-in calendar. */
  'calendar.builtIn': 'refused',
  /** {date}: no month has that day. */
  'calendar.noSuchDay': 'invalid',
  /** {count, environments}: the number of environments that use the calendar, and some of their names. */
  'calendar.inUse': 'refused',
} as const satisfies Record<string, FailureKind>;
