import type { Holiday } from '@clearbench/contracts/calendar/events';
import { calendarNamePattern } from '@clearbench/contracts/calendar/patterns';
import type { CalendarDetails, saveCalendarRoute } from '@clearbench/contracts/calendar/routes';
import type { BodyOf } from '@clearbench/contracts/route';
import { isShownName } from '@clearbench/contracts/shown-name';

/** By day, YYYY-MM-DD. */
export type Holidays = Readonly<Record<string, Holiday>>;

/** What the form of a calendar holds. */
export type CalendarForm = {
  readonly calendarName: string;
  readonly title: string;
  readonly closedWeekdays: readonly number[];
  readonly holidays: Holidays;
};

/** A calendar as the form compares it. */
export type StoredCalendar = CalendarForm & Pick<CalendarDetails, 'version' | 'usedBy' | 'builtIn'>;

/** What a new calendar begins with. */
export const freshCalendar: CalendarForm = { calendarName: '', title: '', closedWeekdays: [6, 7], holidays: {} };

export const isName = (name: string): boolean => calendarNamePattern.test(name);

/** Names are written in capitals; whoever types them otherwise means the same. */
export const nameFrom = (typed: string): string =>
  typed
    .trimStart()
    .toUpperCase()
    .replace(/[\s-]/g, '_')
    .replace(/[^A-Z0-9_]/g, '');

/** Whether a calendar can be saved as the form has it. */
export const isComplete = ({ calendarName, title, closedWeekdays, holidays }: CalendarForm): boolean =>
  isName(calendarName) &&
  isShownName(title.trim()) &&
  closedWeekdays.length < 7 &&
  Object.values(holidays).every((holiday) => isShownName(holiday.title.trim()));

/** The order that makes the calendar what the form shows. */
export const calendarOrder = (
  { calendarName, title, closedWeekdays, holidays }: CalendarForm,
  stored: StoredCalendar | undefined,
): BodyOf<typeof saveCalendarRoute> => ({
  calendarName,
  title,
  closedWeekdays: [...closedWeekdays],
  holidays: { ...holidays },
  ...(stored ? { basedOn: stored.version } : {}),
});

/** The holiday a day is, under the day it is kept by: its own, or an earlier year's that comes back. */
export const holidayOn = (holidays: Holidays, date: string): readonly [string, Holiday] | undefined => {
  const own = holidays[date];
  if (own) return [date, own];
  return Object.entries(holidays).find(([day, { yearly }]) => yearly && day.slice(5) === date.slice(5) && day < date);
};
