import { calendarNameOf, isBuiltIn, schemeCalendar } from '@clearbench/contracts/calendar/built-in';
import type { CalendarSettings } from '@clearbench/contracts/calendar/events';
import type { CalendarDocument } from '@clearbench/contracts/calendar/views';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';

/** What a clearing works by: a calendar of the product by its name, or the closed days of another. Pure data. */
export type ClosedDays =
  | 'TARGET'
  | 'SEVEN_DAYS'
  | (Pick<CalendarSettings, 'closedWeekdays' | 'holidays'> & { readonly name: string });

/** Why a day is closed: a text of an administrator's, a holiday of TARGET by its name, or the day of the week. */
export type ClosedBecause =
  | { readonly because: 'title'; readonly title: string }
  | { readonly because: 'target'; readonly holiday: TargetHoliday }
  | { readonly because: 'weekday' };

export type TargetHoliday =
  | 'newYear'
  | 'goodFriday'
  | 'easterMonday'
  | 'labourDay'
  | 'christmasDay'
  | 'secondChristmasDay';

type Clearing = { readonly scheme: Scheme; readonly clearing: { readonly calendarName?: string | undefined } };

/** What a clearing works by, given the calendar it names where that is an administrator's; its scheme's own where there is none. */
export const closedDaysOf = (environment: Clearing, own: CalendarDocument | undefined): ClosedDays => {
  const name = calendarNameOf(environment);
  if (isBuiltIn(name)) return name;
  if (own) return { name, closedWeekdays: own.closedWeekdays, holidays: own.holidays };
  return schemeCalendar(environment.scheme);
};
