import type { FailureKind } from '../failure.ts';

export const calendarErrors = {
  /** {calendarName}. */
  'calendar.notFound': 'notFound',
  /** {calendarName}. */
  'calendar.alreadyAdded': 'refused',
  /** {expected, actual}. */
  'calendar.stale': 'conflict',
  /** {calendarName}: it belongs to the product. */
  'calendar.builtIn': 'refused',
  /** {date}: no month has that day. */
  'calendar.noSuchDay': 'invalid',
  /** {count, environments}: how many clearings work by it, and some of their environments. */
  'calendar.inUse': 'refused',
} as const satisfies Record<string, FailureKind>;
