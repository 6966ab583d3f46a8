import type { Scheme } from '../sim-env/scheme.ts';

/** Built-in calendars; they are computed for any year and cannot be changed. */
export const builtInCalendars = ['TARGET', 'SEVEN_DAYS'] as const;
export type BuiltInCalendar = (typeof builtInCalendars)[number];

export const isBuiltIn = (name: string): name is BuiltInCalendar => builtInCalendars.some((known) => known === name);

type Clearing = { readonly scheme: Scheme; readonly clearing: { readonly calendarName?: string | undefined } };

/** The calendar of a scheme where the clearing names no calendar. */
export const schemeCalendar = (scheme: Scheme): BuiltInCalendar => (scheme === 'inst' ? 'SEVEN_DAYS' : 'TARGET');

/** The calendar of an environment's clearing: its own, or the calendar of its scheme where it names none. */
export const calendarNameOf = ({ scheme, clearing }: Clearing): string =>
  clearing.calendarName ?? schemeCalendar(scheme);
