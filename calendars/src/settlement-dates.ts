import { berlinClock } from './berlin-time.ts';
import { type BusinessDays, businessDays } from './business-days.ts';
import { addDays } from './iso-date.ts';

/** Bank days from the current business day to the last settlement date that a clearing accepts, unless it has its own number. */
export const usualSettlementHorizon = 5;
/** Calendar days by which a due date of a collection may be ahead. */
export const dueDateHorizon = 14;

/** The first and last settlement date that a clearing accepts at an instant, and its local day. */
export type SettlementDates = {
  readonly days: BusinessDays;
  readonly today: string;
  readonly first: string;
  readonly last: string;
};

export type SettlementDateFault = 'past' | 'closed' | 'soon' | 'far';

type Clearing = {
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly days: BusinessDays;
};

/** Messages of one day have the same dates. */
let latest: { readonly horizon: number; readonly dates: SettlementDates } | undefined;

/** The dates of a bulk: from the current business day on. */
export const bulkDates = ({ now, days }: Clearing, horizon = usualSettlementHorizon): SettlementDates => {
  const today = berlinClock(now).date;
  if (latest?.dates.today === today && latest.dates.days === days && latest.horizon === horizon) return latest.dates;
  const first = days.onOrAfter(today);
  latest = { horizon, dates: { days, today, first, last: days.add(first, horizon) } };
  return latest.dates;
};

/**
 * The due dates of collections: they arrive at least one business day and at most two weeks before, so that the
 * debtor's bank sees them in time.
 */
export const dueDates = ({ now, days }: Clearing): SettlementDates => {
  const today = berlinClock(now).date;
  return { days, today, first: days.next(days.onOrAfter(today)), last: addDays(today, dueDateHorizon) };
};

/** The dates of an instant payment: its business day may already be the next one, in the evening and on closed days. */
export const instantDates = ({ now, days }: Clearing): SettlementDates => {
  const today = berlinClock(now).date;
  return { days: businessDays('SEVEN_DAYS'), today, first: today, last: days.next(today) };
};

/** Why the clearing does not settle on this date; undefined where it does. */
export const settlementDateFault = (
  date: string,
  { days, today, first, last }: SettlementDates,
): SettlementDateFault | undefined => {
  if (date < today) return 'past';
  if (!days.isOpen(date)) return 'closed';
  if (date < first) return 'soon';
  return date > last ? 'far' : undefined;
};

/** The possible settlement date nearest to a date, the later one where the date itself is closed. */
export const nearestSettlementDate = (date: string, { days, first, last }: SettlementDates): string => {
  const open = days.onOrAfter(date < first ? first : date);
  if (open <= last) return open;
  return days.isOpen(last) ? last : days.add(last, -1);
};
