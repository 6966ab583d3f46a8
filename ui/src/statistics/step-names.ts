import type { Resolution } from '@clearbench/contracts/statistics/choices';
import { dateRegion } from '@clearbench/contracts/translation/language-tag';

/** The names of a step: short below an axis, long elsewhere. */
export type StepName = { readonly short: string; readonly long: string };

const date = { day: 'numeric', month: 'short' } as const;
const shortOptions: Readonly<Record<Resolution, Intl.DateTimeFormatOptions>> = {
  HOUR: { ...date, hour: '2-digit', minute: '2-digit' },
  DAY: date,
  WEEK: date,
  MONTH: { month: 'short', year: 'numeric' },
};
const longOptions: Readonly<Record<Resolution, Intl.DateTimeFormatOptions>> = {
  // An hour that occurs twice is distinguished by the name of the time zone.
  HOUR: { ...date, year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  DAY: { ...date, weekday: 'short', year: 'numeric' },
  WEEK: { ...date, year: 'numeric' },
  MONTH: { month: 'long', year: 'numeric' },
};

type Steps = { readonly labels: readonly string[]; readonly instants: readonly string[] };

/** The names of steps by their label, in a language and in the time zone of the steps. */
export const stepNames = (
  { labels, instants }: Steps,
  { resolution, timeZone }: { readonly resolution: Resolution; readonly timeZone: string },
  language: string,
): Readonly<Record<string, StepName>> => {
  const short = new Intl.DateTimeFormat(dateRegion(language), { ...shortOptions[resolution], timeZone });
  const long = new Intl.DateTimeFormat(dateRegion(language), { ...longOptions[resolution], timeZone });
  const week = (label: string): string => (resolution === 'WEEK' ? `${label} · ` : '');
  return Object.fromEntries(
    labels.map((label, index) => {
      const at = new Date(instants[index] ?? 0);
      return [label, { short: short.format(at), long: week(label) + long.format(at) }];
    }),
  );
};
