import { momentFormat } from '../../../translation/moment-format.ts';

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago an instant was: "2 minutes ago"; undefined within the first minute, which has its own text. */
export const relativeTime = (at: string, now: number, language: string): string | undefined => {
  const seconds = Math.round((now - Date.parse(at)) / 1000);
  const step = steps.find(([, length]) => seconds >= length);
  if (!step) return undefined;
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
};

/** The time if it was today, otherwise date and time. */
export const timeOf = (at: string, now: number, language: string): string => {
  const instant = new Date(at);
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const dayOf = momentFormat(language, day);
  const today = dayOf.format(instant) === dayOf.format(now);
  return (today ? momentFormat(language, time) : momentFormat(language, { ...day, ...time })).format(instant);
};
