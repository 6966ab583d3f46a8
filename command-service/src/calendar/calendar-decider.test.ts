import type { CalendarCommand } from '@clearbench/contracts/calendar/commands';
import type { CalendarEvent, CalendarSettings } from '@clearbench/contracts/calendar/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { calendarDecider } from './calendar-decider.ts';

const at = '2026-11-20T10:00:00.000Z';
const calendarName = 'FFM';
const settings: CalendarSettings = {
  title: 'Frankfurt',
  closedWeekdays: [6, 7],
  holidays: { '2026-12-24': { title: 'Christmas Eve', yearly: true } },
};
const add = (changes: Partial<CalendarSettings> = {}, name = calendarName): CalendarCommand => ({
  type: 'AddCalendar',
  data: { calendarName: name, settings: { ...settings, ...changes } },
  at,
});
const change = (changes: Partial<CalendarSettings>, basedOn = 1): CalendarCommand => ({
  type: 'ChangeCalendar',
  data: { calendarName, settings: { ...settings, ...changes }, basedOn },
  at,
});
const remove: CalendarCommand = { type: 'RemoveCalendar', data: { calendarName }, at };
const added: CalendarEvent = { type: 'CalendarAdded', data: { calendarName, settings } };
const removed: CalendarEvent = { type: 'CalendarRemoved', data: { calendarName } };
const { given } = specFor(calendarDecider);

describe('calendar', () => {
  it('is added once', () => {
    given().when(add()).emits(added);
    given(added).when(add()).refuses('calendar.alreadyAdded');
    given(added, removed).when(add()).emits(added);
  });

  it('stores its days in order, each once', () =>
    given()
      .when(
        add({
          closedWeekdays: [7, 6, 7],
          holidays: { '2027-01-04': { title: 'B' }, '2026-12-24': { title: 'Christmas Eve', yearly: true } },
        }),
      )
      .emits({
        type: 'CalendarAdded',
        data: {
          calendarName,
          settings: {
            ...settings,
            holidays: { '2026-12-24': { title: 'Christmas Eve', yearly: true }, '2027-01-04': { title: 'B' } },
          },
        },
      }));

  it('has only existing days', () =>
    given()
      .when(add({ holidays: { '2026-02-30': { title: 'Never' } } }))
      .refuses('calendar.noSuchDay'));

  it('is changed on the basis of its newest version', () => {
    const data = { calendarName, settings: { ...settings, title: 'Main' } };
    given(added)
      .when(change({ title: 'Main' }))
      .emits({ type: 'CalendarChanged', data });
    given(added, { type: 'CalendarChanged', data })
      .when(change({ title: 'Rhein' }))
      .refuses('calendar.stale');
    given(added).when(change({})).emitsNothing();
    given().when(change({})).refuses('calendar.notFound');
  });

  it('is removed', () => {
    given(added).when(remove).emits(removed);
    given(added, removed).when(remove).refuses('calendar.notFound');
  });

  it('cannot be changed where it is built in', () => {
    given().when(add({}, 'TARGET')).refuses('calendar.builtIn');
    given()
      .when({ ...remove, data: { calendarName: 'SEVEN_DAYS' } } as CalendarCommand)
      .refuses('calendar.builtIn');
  });
});
