import { dayFormat } from './moment-format.ts';

const begins = /^(\d{4}-\d\d-\d\d)(?:$|T)/;

/** The day of a date or a moment as nobody misreads it: browsers show it in figures, in the order of their own language. */
export const dayInWords = (written: string, language: string): string => {
  const date = begins.exec(written)?.[1] ?? '';
  const day = new Date(date);
  // The thirty-first of November would be told as the first of December.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return isDay ? dayFormat(language, { dateStyle: 'full' }).format(day) : '';
};
