import { calendarRequest, freshCalendar, holidayOn, isComplete, nameFrom } from './calendar-form.ts';

const calendar = { ...freshCalendar, calendarName: 'FFM', title: 'Frankfurt' };

describe('the form of a calendar', () => {
  it('converts names to upper case', () => {
    expect(nameFrom(' \tfrankfurt am-main!')).toBe('FRANKFURT_AM_MAIN');
    expect(isComplete(calendar)).toBe(true);
    expect(isComplete({ ...calendar, calendarName: '_X' })).toBe(false);
    expect(isComplete({ ...calendar, title: ' ' })).toBe(false);
    expect(isComplete({ ...calendar, closedWeekdays: [1, 2, 3, 4, 5, 6, 7] })).toBe(false);
    expect(isComplete({ ...calendar, holidays: { '2026-12-24': { title: '' } } })).toBe(false);
  });

  it('names the version a change is based on, and none for a new calendar', () => {
    expect(calendarRequest(calendar, undefined)).not.toHaveProperty('basedOn');
    expect(calendarRequest(calendar, { version: 3 })).toMatchObject({ basedOn: 3 });
  });

  it('finds the holiday of a day', () => {
    const holidays = { '2026-12-24': { title: 'Eve', yearly: true }, '2026-11-02': { title: 'Once' } };
    expect(holidayOn(holidays, '2030-12-24')).toEqual(['2026-12-24', holidays['2026-12-24']]);
    expect(holidayOn(holidays, '2025-12-24')).toBeUndefined();
    expect(holidayOn(holidays, '2027-11-02')).toBeUndefined();
  });
});
