import { type BusinessDays, businessDays } from '@clearbench/calendars/business-days';
import { schemeCalendar } from '@clearbench/contracts/calendar/built-in';
import type { Profile } from '@clearbench/iso20022/profile';

type Named = Pick<Profile, 'scheme' | 'clearing'>;

/** The days on which the clearing settles. */
export const clearingDays = ({ scheme, clearing }: Named): BusinessDays =>
  businessDays(clearing?.calendar ?? schemeCalendar(scheme));

/** The name of the calendar, unless it is TARGET. */
export const ownCalendarName = ({ clearing }: Named): string | undefined => {
  const { calendar } = clearing ?? {};
  return typeof calendar === 'object' ? calendar.name : undefined;
};
