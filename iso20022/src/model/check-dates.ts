const digit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** Number of exactly two digits at `at`, or -1. */
const twoDigits = (bytes: Uint8Array, at: number, to: number): number => {
  if (at + 2 > to || !digit(bytes[at]) || !digit(bytes[at + 1])) return -1;
  return ((bytes[at] as number) - 0x30) * 10 + (bytes[at + 1] as number) - 0x30;
};

const is = (bytes: Uint8Array, at: number, to: number, character: string): boolean =>
  at < to && bytes[at] === character.charCodeAt(0);

const daysIn = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

/** The year's last four digits, which say as much of leap years as the whole. */
const shortYear = (bytes: Uint8Array, end: number): number =>
  twoDigits(bytes, end - 4, end) * 100 + twoDigits(bytes, end - 2, end);

/** Index after the year, which may have more digits than four or a minus, or -1. */
const skipYear = (bytes: Uint8Array, from: number, to: number): number => {
  const start = is(bytes, from, to, '-') ? from + 1 : from;
  let i = start;
  while (i < to && digit(bytes[i])) i++;
  const digits = i - start;
  if (digits < 4 || (digits > 4 && bytes[start] === 0x30)) return -1;
  return digits === 4 && shortYear(bytes, i) === 0 ? -1 : i;
};

/** Index after `YYYY-MM`, or -1. */
const skipMonth = (bytes: Uint8Array, from: number, to: number): number => {
  const end = skipYear(bytes, from, to);
  if (end < 0 || !is(bytes, end, to, '-')) return -1;
  const month = twoDigits(bytes, end + 1, to);
  return month >= 1 && month <= 12 ? end + 3 : -1;
};

/** Index after `YYYY-MM-DD`, or -1. */
const skipDate = (bytes: Uint8Array, from: number, to: number): number => {
  const end = skipMonth(bytes, from, to);
  if (end < 0 || !is(bytes, end, to, '-')) return -1;
  const day = twoDigits(bytes, end + 1, to);
  return day >= 1 && day <= daysIn(shortYear(bytes, end - 3), twoDigits(bytes, end - 2, to)) ? end + 3 : -1;
};

const skipFraction = (bytes: Uint8Array, from: number, to: number): number => {
  if (!is(bytes, from, to, '.')) return from;
  let i = from + 1;
  while (i < to && digit(bytes[i])) i++;
  return i > from + 1 ? i : -1;
};

const onlyZeros = (bytes: Uint8Array, from: number, to: number): boolean => {
  for (let i = from; i < to; i++) if (bytes[i] !== 0x30 && bytes[i] !== 0x2e) return false;
  return true;
};

/** Index after `hh:mm:ss` and its fraction, or -1; 24:00:00 is midnight at the day's end. */
const skipTime = (bytes: Uint8Array, from: number, to: number): number => {
  const hours = twoDigits(bytes, from, to);
  const minutes = twoDigits(bytes, from + 3, to);
  const seconds = twoDigits(bytes, from + 6, to);
  if (hours < 0 || minutes < 0 || seconds < 0 || minutes > 59 || seconds > 59 || hours > 24) return -1;
  if (!is(bytes, from + 2, to, ':') || !is(bytes, from + 5, to, ':')) return -1;
  const end = skipFraction(bytes, from + 8, to);
  if (hours === 24 && (minutes + seconds > 0 || !onlyZeros(bytes, from + 8, end))) return -1;
  return end;
};

/** Nothing, `Z` or `±hh:mm` up to 14 hours must be all that is left. */
const isZone = (bytes: Uint8Array, from: number, to: number): boolean => {
  if (from === to) return true;
  if (is(bytes, from, to, 'Z')) return from + 1 === to;
  const hours = twoDigits(bytes, from + 1, to);
  const minutes = twoDigits(bytes, from + 4, to);
  const isSigned = is(bytes, from, to, '+') || is(bytes, from, to, '-');
  if (!isSigned || !is(bytes, from + 3, to, ':') || from + 6 !== to) return false;
  return hours >= 0 && minutes >= 0 && minutes <= 59 && hours * 60 + minutes <= 840;
};

export const isDate = (bytes: Uint8Array, from: number, to: number): boolean => {
  const end = skipDate(bytes, from, to);
  return end >= 0 && isZone(bytes, end, to);
};

export const isYear = (bytes: Uint8Array, from: number, to: number): boolean => {
  const end = skipYear(bytes, from, to);
  return end >= 0 && isZone(bytes, end, to);
};

export const isYearMonth = (bytes: Uint8Array, from: number, to: number): boolean => {
  const end = skipMonth(bytes, from, to);
  return end >= 0 && isZone(bytes, end, to);
};

export const isTime = (bytes: Uint8Array, from: number, to: number): boolean => {
  const end = skipTime(bytes, from, to);
  return end >= 0 && isZone(bytes, end, to);
};

export const isDateTime = (bytes: Uint8Array, from: number, to: number): boolean => {
  const end = skipDate(bytes, from, to);
  return end >= 0 && is(bytes, end, to, 'T') && isTime(bytes, end + 1, to);
};
