import { addDays, isIsoDate } from '@clearbench/calendars/iso-date';

/** The years that can be shown; each of them has a Gregorian Easter. */
export const firstYear = 1990;
export const lastYear = 2099;

const two = (number: number): string => String(number).padStart(2, '0');

/** The same day of another month, or the last day of the month if it has no such day. */
const inMonth = (year: number, month: number, day: number): string => {
  let last = day;
  while (!isIsoDate(`${year}-${two(month)}-${two(last)}`)) last -= 1;
  return `${year}-${two(month)}-${two(last)}`;
};

const byMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return inMonth(Math.floor(count / 12), (count % 12) + 1, day);
};

const moves: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => byMonths(date, -1),
  PageDown: (date) => byMonths(date, 1),
  Home: (date) => `${date.slice(0, 7)}-01`,
  End: (date) => byMonths(`${date.slice(0, 7)}-31`, 0),
};

const within = (date: string): string | undefined => {
  const year = Number(date.slice(0, 4));
  return year < firstYear || year > lastYear ? undefined : date;
};

/** The day to which a key moves the focus; undefined for other keys. */
export const dayAfterKey = (key: string, date: string): string | undefined => {
  const move = moves[key];
  return move && within(move(date));
};

export const inYear = (date: string, year: number): string => byMonths(date, (year - Number(date.slice(0, 4))) * 12);

/** The days of a month in weeks from Monday to Sunday; undefined for days of other months. */
export const weeksOf = (year: number, month: number): readonly (readonly (string | undefined)[])[] => {
  const first = inMonth(year, month, 1);
  const length = Number(inMonth(year, month, 31).slice(8));
  const offset = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const dayAt = (cell: number): string | undefined => {
    const day = cell - offset + 1;
    return day >= 1 && day <= length ? `${first.slice(0, 8)}${two(day)}` : undefined;
  };
  const weeks = Math.ceil((offset + length) / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, day) => dayAt(week * 7 + day)));
};
