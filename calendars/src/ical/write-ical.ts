import type { CalendarSettings } from '@clearbench/contracts/calendar/events';
import { addDays } from '../iso-date.ts';

type Written = CalendarSettings & { readonly calendarName: string };

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Octets in a line, at most. */
const widest = 75;

const octets = (text: string): number => new TextEncoder().encode(text).length;

const folded = (line: string): string => {
  const lines = [''];
  for (const character of line) {
    const current = lines.at(-1) ?? '';
    if (octets(current) + octets(character) > widest) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join('\r\n');
};

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');
const compact = (date: string): string => date.replaceAll('-', '');

const event = (id: string, date: string, title: string, stamp: string, rule: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(date)}`,
  `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
  `SUMMARY:${escaped(title)}`,
  ...rule,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A Monday; days of the week are written as from that week on. */
const firstMonday = '2024-01-01';

/** A calendar as an iCalendar file; `now` is an ISO 8601 instant, `closed` names days that are closed every week. */
export const writeIcal = ({ calendarName, title, closedWeekdays, holidays }: Written, now: string, closed: string) => {
  const stamp = `${now.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const idOf = (what: string) => `${what}@${calendarName.toLowerCase()}.clearbench`;
  const weekly = closedWeekdays.flatMap((weekday) => {
    const day = weekdays[weekday - 1] ?? '';
    const date = addDays(firstMonday, weekday - 1);
    return event(idOf(day), date, closed, stamp, [`RRULE:FREQ=WEEKLY;BYDAY=${day}`]);
  });
  const dated = Object.entries(holidays).flatMap(([date, { title: name, yearly }]) =>
    event(idOf(date), date, name, stamp, yearly ? ['RRULE:FREQ=YEARLY'] : []),
  );
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Clearbench//Calendars//EN', 'CALSCALE:GREGORIAN'];
  const lines = [...head, `X-WR-CALNAME:${escaped(title)}`, ...weekly, ...dated, 'END:VCALENDAR'];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};
