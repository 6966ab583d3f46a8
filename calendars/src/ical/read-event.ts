import type { Holiday } from '@clearbench/contracts/calendar/events';
import { asShownName } from '@clearbench/contracts/shown-name';
import { addDays, dayNumber, isIsoDate } from '../iso-date.ts';
import type { ContentLine, IcalFault, IcalReason } from './content-lines.ts';

/** What an event closes: days of the year, or days of every week (1 for Monday to 7 for Sunday). */
export type ReadEvent = {
  readonly days: readonly (readonly [string, Holiday])[];
  readonly weekdays: readonly number[];
};

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const mostDays = 366;
const longestTitle = 80;

/** A text value without escapes, in one line, and without invisible characters. */
export const unescaped = (text: string): string =>
  asShownName(text.replace(/\\(.)/gs, (_, escaped: string) => (escaped === 'n' || escaped === 'N' ? ' ' : escaped)));

const dateIn = ({ value, parameters, line }: ContentLine): string | IcalFault => {
  const wrong = (reason: IcalReason): IcalFault => ({ line, reason });
  if (/^\d{8}T/.test(value) || parameters.VALUE === 'DATE-TIME') return wrong('dateTime');
  const date = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}`;
  return /^\d{8}$/.test(value) && isIsoDate(date) ? date : wrong('badDate');
};

type Recurrence = { readonly yearly: boolean; readonly weekdays: readonly number[] };
const once: Recurrence = { yearly: false, weekdays: [] };

const partsOf = (rule: string): Record<string, string> =>
  Object.fromEntries(
    rule
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=', 2) as [string, string]),
  );

/** Every year on the same day, or every week on the same days; nothing else is understood. */
const recurrenceIn = (rule: ContentLine | undefined, start: string): Recurrence | IcalFault => {
  if (!rule) return once;
  const { FREQ, INTERVAL = '1', BYDAY, BYMONTH, BYMONTHDAY, WKST: _, ...others } = partsOf(rule.value);
  const fault: IcalFault = { line: rule.line, reason: 'rule' };
  if (INTERVAL !== '1' || Object.keys(others).length > 0) return fault;
  if (FREQ === 'YEARLY' && BYDAY === undefined) {
    const [, month, day] = start.split('-').map(Number);
    const same = Number(BYMONTH ?? month) === month && Number(BYMONTHDAY ?? day) === day;
    return same ? { yearly: true, weekdays: [] } : fault;
  }
  if (FREQ !== 'WEEKLY' || BYMONTH !== undefined || BYMONTHDAY !== undefined) return fault;
  const startsOn = weekdays[(dayNumber(start) + 3) % 7] ?? '';
  const named = (BYDAY ?? startsOn).split(',').map((day) => weekdays.indexOf(day) + 1);
  return named.includes(0) ? fault : { yearly: false, weekdays: named };
};

/** The days from the start to the end, which is itself not in it. */
const daysOf = (start: string, end: ContentLine | undefined): readonly string[] | IcalFault => {
  if (!end) return [start];
  const until = dateIn(end);
  if (typeof until !== 'string') return until;
  const length = dayNumber(until) - dayNumber(start);
  if (length < 0) return { line: end.line, reason: 'badDate' };
  if (length > mostDays) return { line: end.line, reason: 'tooLong' };
  return Array.from({ length: Math.max(1, length) }, (_, day) => addDays(start, day));
};

/** Reads the properties of one VEVENT; `line` is where it begins. */
export const readEvent = (properties: readonly ContentLine[], line: number): ReadEvent | IcalFault => {
  const find = (wanted: string) => properties.find(({ name }) => name === wanted);
  const excepted = find('EXDATE') ?? find('RDATE') ?? find('EXRULE') ?? find('RECURRENCE-ID') ?? find('DURATION');
  if (excepted) return { line: excepted.line, reason: 'exceptions' };
  const from = find('DTSTART');
  if (!from) return { line, reason: 'noStart' };
  const start = dateIn(from);
  if (typeof start !== 'string') return start;
  const recurrence = recurrenceIn(find('RRULE'), start);
  if ('reason' in recurrence) return recurrence;
  if (recurrence.weekdays.length > 0) return { days: [], weekdays: recurrence.weekdays };
  const days = daysOf(start, find('DTEND'));
  if ('reason' in days) return days;
  const title = asShownName(unescaped(find('SUMMARY')?.value ?? '').slice(0, longestTitle));
  if (title === '') return { line, reason: 'noTitle' };
  const holiday = { title, ...(recurrence.yearly ? { yearly: true } : {}) };
  return { days: days.map((date) => [date, holiday]), weekdays: [] };
};
