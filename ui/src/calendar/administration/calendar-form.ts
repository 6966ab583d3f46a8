import type { Holiday } from '@clearbench/contracts/calendar/events';
import { calendarNamePattern } from '@clearbench/contracts/calendar/patterns';
import type { CalendarDetails, saveCalendarRoute } from '@clearbench/contracts/calendar/routes';
import type { BodyOf } from '@clearbench/contracts/route';
import { isShownName } from '@clearbench/contracts/shown-name';

/** By day, YYYY-MM-DD. */
export type Holidays = Readonly<Record<string, Holiday>>;

/** The fields of the form of a calendar. */
export type CalendarForm = {
  readonly calendarName: string;
  readonly title: string;
  readonly closedWeekdays: readonly number[];
  readonly holidays: Holidays;
};

/** A new calendar. */
export const freshCalendar: CalendarForm = { calendarName: '', title: '', closedWeekdays: [6, 7], holidays: {} };

export const isName = (name: string): boolean => calendarNamePattern.test(name);

/** Names are upper case; other spellings are converted. */
export const nameFrom = (typed: string): string =>
  typed
    .trimStart()
    .toUpperCase()
    .replace(/[\s-]/g, '_')
    .replace(/[^A-Z0-9_]/g, '');

/** Whether every field can be saved. */
export const isComplete = ({ calendarName, title, closedWeekdays, holidays }: CalendarForm): boolean =>
  isName(calendarName) &&
  isShownName(title.trim()) &&
  closedWeekdays.length < 7 &&
  Object.values(holidays).every((holiday) => isShownName(holiday.title.trim()));

/** The request that saves the form. */
export const calendarRequest = (
  { calendarName, title, closedWeekdays, holidays }: CalendarForm,
  stored: Pick<CalendarDetails, 'version'> | undefined,
): BodyOf<typeof saveCalendarRoute> => ({
  calendarName,
  title,
  closedWeekdays: [...closedWeekdays],
  holidays: { ...holidays },
  ...(stored ? { basedOn: stored.version } : {}),
});

/** The holiday on a date with the date of its entry: the entry of this date, or a yearly one of an earlier year. */
export const holidayOn = (holidays: Holidays, date: string): readonly [string, Holiday] | undefined => {
  const own = holidays[date];
  if (own) return [date, own];
  return Object.entries(holidays).find(([day, { yearly }]) => yearly && day.slice(5) === date.slice(5) && day < date);
};
