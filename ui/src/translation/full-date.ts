import { dayFormat } from './moment-format.ts';

const begins = /^(\d{4}-\d\d-\d\d)(?:$|T)/;

/** The unambiguous day of a date or time: browsers show it in digits, in the order of their own language. */
export const fullDate = (written: string, language: string): string => {
  const date = begins.exec(written)?.[1] ?? '';
  const day = new Date(date);
  // Without this check, 31 November would become 1 December.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return isDay ? dayFormat(language, { dateStyle: 'full' }).format(day) : '';
};
