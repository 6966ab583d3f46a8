import { numberText } from '@clearbench/contracts/translation/number-text';
import { momentFormat } from '../translation/moment-format.ts';
import { sizeText } from './size-text.ts';

/** Numbers and times in a language. Amounts are exact decimal texts and never become floating point. */
export const figuresIn = (language: string) => {
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 5 });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const absolute = momentFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const minute = momentFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const day = momentFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });

  return {
    amount: (text: string): string => decimal.format(text as Intl.StringNumericLiteral),
    count: (count: number): string => numberText(count, language),
    size: (bytes: number): string => sizeText(bytes, language),
    /** "2 min. ago"; the date if it is older than a week. */
    since: (at: string, now: number): string => {
      const seconds = Math.min(0, Math.round((Date.parse(at) - now) / 1_000));
      if (seconds > -45) return relative.format(0, 'second');
      if (seconds > -3_600) return relative.format(Math.min(-1, Math.round(seconds / 60)), 'minute');
      if (seconds > -86_400) return relative.format(Math.round(seconds / 3_600), 'hour');
      if (seconds > -604_800) return relative.format(Math.round(seconds / 86_400), 'day');
      return day.format(new Date(at));
    },
    moment: (at: string): string => absolute.format(new Date(at)),
    toTheMinute: (at: string): string => minute.format(new Date(at)),
  };
};
export type Figures = ReturnType<typeof figuresIn>;
