import type { Scheme } from '../sim-env/scheme.ts';

/** Calendars the product brings; they are computed for any year and cannot be changed. */
export const builtInCalendars = ['TARGET', 'SEVEN_DAYS'] as const;
export type BuiltInCalendar = (typeof builtInCalendars)[number];

export const isBuiltIn = (name: string): name is BuiltInCalendar => builtInCalendars.some((known) => known === name);

type Clearing = { readonly scheme: Scheme; readonly clearing: { readonly calendarName?: string | undefined } };

/** The calendar of a scheme whose clearing names none. */
export const schemeCalendar = (scheme: Scheme): BuiltInCalendar => (scheme === 'inst' ? 'SEVEN_DAYS' : 'TARGET');

/** The calendar an environment's clearing works by: its own, or its scheme's where it names none. */
export const calendarNameOf = ({ scheme, clearing }: Clearing): string =>
  clearing.calendarName ?? schemeCalendar(scheme);
