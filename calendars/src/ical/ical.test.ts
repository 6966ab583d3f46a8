import { readIcal } from './read-ical.ts';
import { writeIcal } from './write-ical.ts';

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]): string => calendar('BEGIN:VEVENT', ...lines, 'END:VEVENT');
const day = 'DTSTART;VALUE=DATE:20261224';

describe('an iCalendar file', () => {
  it('closes whole days, once or every year', () => {
    expect(readIcal(event(day, 'SUMMARY:Christmas Eve\\, all day', 'RRULE:FREQ=YEARLY'))).toEqual({
      closedWeekdays: [],
      holidays: { '2026-12-24': { title: 'Christmas Eve, all day', yearly: true } },
    });
    const two = event('DTSTART:20261230', 'DTEND;VALUE=DATE:20270101', 'SUMMARY:Year end');
    expect(readIcal(two)).toMatchObject({
      holidays: { '2026-12-30': { title: 'Year end' }, '2026-12-31': { title: 'Year end' } },
    });
  });

  it('closes days of every week', () => {
    expect(readIcal(event('DTSTART;VALUE=DATE:20240106', 'SUMMARY:x', 'RRULE:FREQ=WEEKLY;BYDAY=SU,SA'))).toEqual({
      closedWeekdays: [6, 7],
      holidays: {},
    });
    expect(readIcal(event('DTSTART;VALUE=DATE:20240107', 'RRULE:FREQ=WEEKLY'))).toMatchObject({ closedWeekdays: [7] });
  });

  it('names days by what can be seen, in one line', () => {
    const read = readIcal(
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261224\r\nSUMMARY:Heilig\\nabend\u202E\u200B\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    );
    expect(read).toMatchObject({ holidays: { '2026-12-24': { title: 'Heilig abend' } } });
    const long = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261224\r\nSUMMARY:${'x'.repeat(79)}🎄\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
    expect(readIcal(long)).toMatchObject({ holidays: { '2026-12-24': { title: 'x'.repeat(79) } } });
  });

  it('may fold its lines and contain unused properties', () => {
    const text = calendar(
      'X-WR-CALNAME:Frank',
      ' furt',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      day,
      'SUMMARY;LANGUAGE="de":Heilig',
      '\tabend',
      'BEGIN:VALARM',
      'DTSTART:20260101T000000Z',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'STATUS:CANCELLED',
      'END:VEVENT',
    );
    expect(readIcal(text)).toEqual({
      title: 'Frankfurt',
      closedWeekdays: [],
      holidays: { '2026-12-24': { title: 'Heiligabend' } },
    });
  });

  it.each([
    ['PK', { line: 1, reason: 'notIcal' }],
    ['', { line: 1, reason: 'notIcal' }],
    ['BEGIN:VEVENT\nEND:VEVENT', { line: 1, reason: 'notIcal' }],
    [calendar('nonsense'), { line: 3, reason: 'badLine' }],
    [calendar('BEGIN:VEVENT', day), { line: 5, reason: 'unbalanced' }],
    ['BEGIN:VCALENDAR\nVERSION:2.0', { line: 2, reason: 'unbalanced' }],
    [event('SUMMARY:x'), { line: 3, reason: 'noStart' }],
    [event('DTSTART:20261224T090000Z', 'SUMMARY:x'), { line: 4, reason: 'dateTime' }],
    [event('DTSTART;VALUE=DATE:20260230', 'SUMMARY:x'), { line: 4, reason: 'badDate' }],
    [event(day, 'DTEND;VALUE=DATE:20261220', 'SUMMARY:x'), { line: 5, reason: 'badDate' }],
    [event(day, 'DTEND;VALUE=DATE:20281220', 'SUMMARY:x'), { line: 5, reason: 'tooLong' }],
    [event(day, 'SUMMARY:x', 'RRULE:FREQ=MONTHLY'), { line: 6, reason: 'rule' }],
    [event(day, 'SUMMARY:x', 'RRULE:FREQ=YEARLY;BYDAY=2MO'), { line: 6, reason: 'rule' }],
    [event(day, 'SUMMARY:x', 'RRULE:FREQ=YEARLY;COUNT=3'), { line: 6, reason: 'rule' }],
    [event(day, 'SUMMARY:x', 'EXDATE:20271224'), { line: 6, reason: 'exceptions' }],
    [event(day), { line: 3, reason: 'noTitle' }],
    [event(day, 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU'), { line: 3, reason: 'alwaysClosed' }],
  ])('is refused with the line where it cannot be taken at its word: %j', (text, fault) =>
    expect(readIcal(text)).toEqual(fault),
  );

  it('is written so that it can be read again', () => {
    const settings = {
      title: 'Frankfurt; Main, a name so long that its line has to be folded, as lines have 75 octets äöü',
      closedWeekdays: [6, 7],
      holidays: { '2026-12-24': { title: 'Eve, of \\ it; all', yearly: true }, '2026-11-02': { title: 'Ünïcode' } },
    };
    const text = writeIcal({ ...settings, calendarName: 'FFM' }, '2026-11-20T10:00:00.000Z', 'Closed');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const { closedWeekdays, holidays } = settings;
    expect(readIcal(text)).toMatchObject({ closedWeekdays, holidays });
  });
});
