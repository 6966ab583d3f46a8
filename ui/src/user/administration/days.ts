import { dayFormat, momentFormat } from '../../translation/moment-format.ts';

/** How a day reads in a language. A plain day (2026-11-21) is that day everywhere, an instant the reader's day of it. */
export const dayText = (at: string, language: string): string => {
  const format =
    at.length === 10 ? dayFormat(language, { dateStyle: 'medium' }) : momentFormat(language, { dateStyle: 'medium' });
  return format.format(new Date(at));
};

/** How instants read, as exact as the place asks. */
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
