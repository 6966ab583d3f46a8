import type { CalendarSettings } from '@clearbench/contracts/calendar/events';
import { mostHolidays } from '@clearbench/contracts/calendar/patterns';
import { type ContentLine, contentLines, type IcalFault } from './content-lines.ts';
import { readEvent, unescaped } from './read-event.ts';

export type IcalDays = Pick<CalendarSettings, 'closedWeekdays' | 'holidays'> & { readonly title?: string };

type Event = { readonly line: number; readonly properties: readonly ContentLine[] };

/** The events of a calendar, each with its own properties; those of components inside an event (alarms) are omitted. */
const eventsIn = (lines: readonly ContentLine[]): readonly Event[] | IcalFault => {
  const open: string[] = [];
  const events: { line: number; properties: ContentLine[] }[] = [];
  for (const line of lines) {
    const value = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push({ line: line.line, properties: [] });
    } else if (line.name === 'END') {
      if (open.pop() !== value) return { line: line.line, reason: 'unbalanced' };
    } else if (open.length === 0) return { line: line.line, reason: 'unbalanced' };
    else if (open.at(-1) === 'VEVENT') events.at(-1)?.properties.push(line);
  }
  return open.length > 0 ? { line: lines.at(-1)?.line ?? 1, reason: 'unbalanced' } : events;
};

const isCancelled = ({ properties }: Event): boolean =>
  properties.some(({ name, value }) => name === 'STATUS' && value.toUpperCase() === 'CANCELLED');

const allDays = (events: readonly Event[]): IcalDays | IcalFault => {
  const closedWeekdays = new Set<number>();
  const holidays: Record<string, CalendarSettings['holidays'][string]> = {};
  for (const event of events) {
    const read = readEvent(event.properties, event.line);
    if ('reason' in read) return read;
    for (const weekday of read.weekdays) closedWeekdays.add(weekday);
    if (closedWeekdays.size > 6) return { line: event.line, reason: 'alwaysClosed' };
    for (const [date, holiday] of read.days) holidays[date] = holiday;
    if (Object.keys(holidays).length > mostHolidays) return { line: event.line, reason: 'tooMany' };
  }
  return { closedWeekdays: [...closedWeekdays].toSorted((one, other) => one - other), holidays };
};

/** Closed days of an iCalendar file (RFC 5545): whole days, once, every year or every week. One line that cannot be taken at its word refuses all. */
export const readIcal = (text: string): IcalDays | IcalFault => {
  const lines = contentLines(text);
  if ('reason' in lines) return lines.line === 1 ? { line: 1, reason: 'notIcal' } : lines;
  const [first] = lines;
  if (first?.name !== 'BEGIN' || first.value.trim().toUpperCase() !== 'VCALENDAR')
    return { line: 1, reason: 'notIcal' };
  const events = eventsIn(lines);
  if ('reason' in events) return events;
  const days = allDays(events.filter((event) => !isCancelled(event)));
  const title = unescaped(lines.find(({ name }) => name === 'X-WR-CALNAME')?.value ?? '');
  return 'reason' in days || !title ? days : { ...days, title };
};
