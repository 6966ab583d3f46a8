import { schemeCalendar } from '@clearbench/contracts/calendar/built-in';
import { type BusinessDays, businessDays } from '../calendar/business-days.ts';
import type { Profile } from '../profile.ts';

type Named = Pick<Profile, 'scheme' | 'clearing'>;

/** The days on which the clearing settles. */
export const clearingDays = ({ scheme, clearing }: Named): BusinessDays =>
  businessDays(clearing?.calendar ?? schemeCalendar(scheme));

/** The name of the calendar, unless it is TARGET. */
export const ownCalendarName = ({ clearing }: Named): string | undefined => {
  const { calendar } = clearing ?? {};
  return typeof calendar === 'object' ? calendar.name : undefined;
};
