import { type BusinessDays, businessDays } from '@clearbench/calendars/business-days';
import type { ClosedDays } from '@clearbench/calendars/closed-days';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayFormat } from '../../translation/moment-format.ts';
import type { CalendarForm } from './calendar-form.ts';

/** 1 for Monday to 7 for Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const instant = (date: string): Date => new Date(`${date}T00:00:00Z`);
/** 2024 began on a Monday. */
const inWeek = (weekday: number): Date => instant(`2024-01-0${weekday}`);

/** Names of days, weekdays and months in the user's language. */
export const useDayTexts = () => {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const languageLoader = (options: Intl.DateTimeFormatOptions) => dayFormat(i18n.language, options);
    const long = languageLoader({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const month = languageLoader({ month: 'long' });
    const weekday = languageLoader({ weekday: 'long' });
    const short = languageLoader({ weekday: 'short' });
    return {
      long: (date: string) => long.format(instant(date)),
      month: (date: string) => month.format(instant(date)),
      weekday: (day: number) => weekday.format(inWeek(day)),
      shortWeekday: (day: number) => short.format(inWeek(day)).slice(0, 2),
    };
  }, [i18n.language]);
};

export type Shown = Pick<CalendarForm, 'calendarName' | 'closedWeekdays' | 'holidays'> & { readonly builtIn: boolean };

/** A calendar in the form the rules use. */
export const closedDaysOf = ({ builtIn, calendarName, closedWeekdays, holidays }: Shown): ClosedDays =>
  builtIn && (calendarName === 'TARGET' || calendarName === 'SEVEN_DAYS')
    ? calendarName
    : { name: calendarName, closedWeekdays: [...closedWeekdays], holidays: { ...holidays } };

/** The days of a calendar, and the reason why one is closed; undefined for an open day. */
export const useDays = ({ builtIn, calendarName, closedWeekdays, holidays }: Shown) => {
  const { t } = useTranslation();
  const days: BusinessDays = useMemo(
    () => businessDays(closedDaysOf({ builtIn, calendarName, closedWeekdays, holidays })),
    [builtIn, calendarName, closedWeekdays, holidays],
  );
  const holidayName = (date: string): string | undefined => {
    const closed = days.closedBecause(date);
    if (closed?.because === 'title') return closed.title;
    return closed?.because === 'target' ? t(`calendar.target.${closed.holiday}`) : undefined;
  };
  return { days, holidayName };
};
