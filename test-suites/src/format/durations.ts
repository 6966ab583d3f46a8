import {
  millisecondsPerDay,
  millisecondsPerHour,
  millisecondsPerMinute,
  millisecondsPerSecond,
} from '@clearbench/contracts/time/durations';

const millisecondsPerUnit: Readonly<Record<string, number>> = {
  s: millisecondsPerSecond,
  m: millisecondsPerMinute,
  h: millisecondsPerHour,
  d: millisecondsPerDay,
};

/** A duration: milliseconds, or business days. */
export type BusinessDuration = { readonly milliseconds: number } | { readonly businessDays: number };

/** Calendar days of the longest duration. */
export const longestDays = 400;

/** Reads a duration such as 30s, 5m, 2h, 3d or 2bd, which the schema has checked. */
export const readDuration = (text: string): BusinessDuration => {
  const [, count = '0', unit = 's'] = /^(\d+)([a-z]+)$/.exec(text) ?? [];
  if (unit === 'bd') return { businessDays: Number(count) };
  return { milliseconds: Number(count) * (millisecondsPerUnit[unit] ?? 0) };
};

/** Whether a duration is longer than any case may take. */
export const isRunaway = (text: string): boolean => {
  const duration = readDuration(text);
  return 'businessDays' in duration
    ? duration.businessDays > longestDays
    : duration.milliseconds > longestDays * millisecondsPerDay;
};
