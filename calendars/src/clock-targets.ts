import { berlinClock, berlinEpoch } from './berlin-time.ts';
import type { BusinessDays } from './business-days.ts';

/** The local time at which a clearing opens on its business days. */
export const openingTime = '08:00:00';

/** The settlement days of a clearing, and the local time HH:MM at which same-day settlement ends. */
export type ClearingDay = { readonly businessDays: BusinessDays; readonly cutOff: string };

/** The instant (ISO 8601 UTC) of a local date YYYY-MM-DD and time HH:MM:SS[.sss] of the clearing. */
export const instantAt = (date: string, time: string): string => new Date(berlinEpoch(`${date}T${time}`)).toISOString();

/** The first cut-off after an instant. */
export const nextCutOff = (now: string, { businessDays, cutOff }: ClearingDay): string => {
  const { date } = berlinClock(now);
  const today = instantAt(businessDays.onOrAfter(date), `${cutOff}:00`);
  return today > now ? today : instantAt(businessDays.next(date), `${cutOff}:00`);
};

/** The opening of the clearing on a day. */
export const openingOn = (date: string): string => instantAt(date, openingTime);

/** The opening of the clearing on the first business day after the local day of an instant. */
export const nextOpening = (now: string, { businessDays }: Pick<ClearingDay, 'businessDays'>): string =>
  openingOn(businessDays.next(berlinClock(now).date));
