import type { CalendarEvent } from '@clearbench/contracts/calendar/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { calendars } from './calendar.ts';

const settings = { title: 'Frankfurt', closedWeekdays: [6, 7], holidays: { '2026-12-24': { title: 'Christmas Eve' } } };
const added: CalendarEvent = { type: 'CalendarAdded', data: { calendarName: 'FFM', settings } };
const changed: CalendarEvent = {
  type: 'CalendarChanged',
  data: { calendarName: 'FFM', settings: { ...settings, closedWeekdays: [7] } },
};
const removed: CalendarEvent = { type: 'CalendarRemoved', data: { calendarName: 'FFM' } };
const after = (...events: CalendarEvent[]) =>
  projectionSpec(calendars)
    .given(...events)
    .document('FFM');

describe('document of a calendar', () => {
  it('contains the last settings and their version', () => {
    expect(after(added)).toEqual({ ...settings, calendarName: 'FFM', version: 1 });
    expect(after(added, changed)).toEqual({ ...settings, closedWeekdays: [7], calendarName: 'FFM', version: 2 });
  });

  it('is deleted with the calendar', () => expect(after(added, removed)).toBeUndefined());
});
