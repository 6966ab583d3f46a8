const day = 24 * 60 * 60 * 1000;

/** A plan ends at an instant, or at the end (UTC) of the day named. */
const endOf = (until: string): number => Date.parse(until) + (until.length === 10 ? day : 0);

/** Days a plan still lasts, a day begun counting as one; 0 exactly when it is over. */
export const daysLeft = (until: string, now: string): number =>
  Math.max(0, Math.ceil((endOf(until) - Date.parse(now)) / day));

/** Whether a plan is over; one without an end never is, one whose end cannot be read always. */
export const isOver = (until: string | undefined, now: string): boolean =>
  until !== undefined && !(endOf(until) > Date.parse(now));
