import { berlinClock } from '@clearbench/calendars/berlin-time';
import { type BusinessDays, businessDays } from '@clearbench/calendars/business-days';
import { bulkDates, dueDates, instantDates, type SettlementDates } from '@clearbench/calendars/settlement-dates';
import { schemeCalendar } from '@clearbench/contracts/calendar/built-in';
import type { Profile } from '@clearbench/iso20022/profile';

type Named = Pick<Profile, 'scheme' | 'clearing'>;
type AtInstant = Named & Pick<Profile, 'now'>;

/** The days on which the clearing settles. */
export const clearingDays = ({ scheme, clearing }: Named): BusinessDays =>
  businessDays(clearing?.calendar ?? schemeCalendar(scheme));

/** The bank business days of time limits: an instant clearing settles on every day, the banks work on those of TARGET. */
export const bankDays = (named: Named): BusinessDays =>
  named.scheme === 'inst' ? businessDays(schemeCalendar('sct')) : clearingDays(named);

/** The name of the calendar, unless it is TARGET. */
export const ownCalendarName = ({ clearing }: Named): string | undefined => {
  const { calendar } = clearing ?? {};
  return typeof calendar === 'object' ? calendar.name : undefined;
};

/** The cut-off if same-day settlement has ended; undefined on closed days, which have none. */
export const passedCutOff = (profile: AtInstant): { readonly cutOff: string; readonly time: string } | undefined => {
  const { date, time } = berlinClock(profile.now);
  const cutOff = profile.clearing?.cutOff;
  if (profile.scheme !== 'sct' || cutOff === undefined || time < cutOff) return undefined;
  return clearingDays(profile).isOpen(date) ? { cutOff, time } : undefined;
};

/** The settlement dates that the clearing accepts for a bulk. */
export const bulkDatesOf = (profile: AtInstant): SettlementDates =>
  bulkDates({ now: profile.now, days: clearingDays(profile) }, profile.clearing?.settlementHorizonDays);

/** The due dates that the clearing accepts for collections. */
export const dueDatesOf = (profile: AtInstant): SettlementDates =>
  dueDates({ now: profile.now, days: clearingDays(profile) });

/** The settlement dates that the clearing accepts for an instant payment. */
export const instantDatesOf = (profile: AtInstant): SettlementDates =>
  instantDates({ now: profile.now, days: clearingDays(profile) });
