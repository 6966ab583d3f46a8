import { dayFormat, momentFormat } from '../../translation/moment-format.ts';

/**
 * The format of a day in a language. A plain date (2026-11-21) is the same day everywhere, an instant is converted to
 * the user's time zone.
 */
export const dayText = (at: string, language: string): string => {
  const format =
    at.length === 10 ? dayFormat(language, { dateStyle: 'medium' }) : momentFormat(language, { dateStyle: 'medium' });
  return format.format(new Date(at));
};

/** The format of instants, as precise as needed. */
export const momentsIn = (language: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = momentFormat(language, options);
    return (at: string): string => made.format(new Date(at));
  };
  return {
    minute: format({ dateStyle: 'medium', timeStyle: 'short' }),
    exact: format({ dateStyle: 'medium', timeStyle: 'medium' }),
    clock: format({ timeStyle: 'medium' }),
    day: format({ dateStyle: 'full' }),
  };
};
export type Moments = ReturnType<typeof momentsIn>;
