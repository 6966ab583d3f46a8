import { isIsoDate } from '@clearbench/calendars/iso-date';
import { isBuiltIn } from '@clearbench/contracts/calendar/built-in';
import type { CalendarCommand } from '@clearbench/contracts/calendar/commands';
import type { CalendarEvent, CalendarSettings } from '@clearbench/contracts/calendar/events';
import { refuse } from '@clearbench/contracts/failure';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** `version` counts the settings of the calendar; changes refer to it. */
type Calendar =
  | { readonly status: 'none' }
  | { readonly status: 'added'; readonly version: number; readonly settings: CalendarSettings };

export const calendarStream = (calendarName: string): string => `calendar-${calendarName}`;

/** Normalises the settings: weekdays once and in order, days of the year in order. */
const normalised = ({ title, closedWeekdays, holidays }: CalendarSettings): CalendarSettings => ({
  title,
  closedWeekdays: [...new Set(closedWeekdays)].toSorted((one, other) => one - other),
  holidays: Object.fromEntries(Object.entries(holidays).toSorted(([one], [other]) => (one < other ? -1 : 1))),
});

const isSame = (one: CalendarSettings, other: CalendarSettings): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const checked = (settings: CalendarSettings): CalendarSettings => {
  const wrong = Object.keys(settings.holidays).find((date) => !isIsoDate(date));
  return wrong === undefined ? normalised(settings) : refuse('calendar.noSuchDay', { date: wrong });
};

type Change = Extract<CalendarCommand, { type: 'ChangeCalendar' }>['data'];

const change = ({ calendarName, settings: wanted, basedOn }: Change, calendar: Calendar): CalendarEvent[] => {
  if (calendar.status === 'none') return refuse('calendar.notFound', { calendarName });
  const settings = checked(wanted);
  if (calendar.version !== basedOn) return refuse('calendar.stale', { expected: basedOn, actual: calendar.version });
  if (isSame(settings, calendar.settings)) return [];
  return [{ type: 'CalendarChanged', data: { calendarName, settings } }];
};

/** A calendar of administrators. Built-in calendars cannot be changed; a removed calendar may be added again. */
export const calendarDecider: Decider<Calendar, CalendarCommand, CalendarEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, calendar) {
    const { calendarName } = data;
    if (isBuiltIn(calendarName)) return refuse('calendar.builtIn', { calendarName });
    switch (type) {
      case 'AddCalendar':
        if (calendar.status !== 'none') return refuse('calendar.alreadyAdded', { calendarName });
        return [{ type: 'CalendarAdded', data: { calendarName, settings: checked(data.settings) } }];
      case 'ChangeCalendar':
        return change(data, calendar);
      case 'RemoveCalendar':
        if (calendar.status === 'none') return refuse('calendar.notFound', { calendarName });
        return [{ type: 'CalendarRemoved', data: { calendarName } }];
    }
  },
  evolve(calendar, { type, data }) {
    switch (type) {
      case 'CalendarAdded':
        return { status: 'added', version: 1, settings: data.settings };
      case 'CalendarChanged':
        return calendar.status === 'none'
          ? calendar
          : { status: 'added', version: calendar.version + 1, settings: data.settings };
      case 'CalendarRemoved':
        return { status: 'none' };
    }
  },
};
