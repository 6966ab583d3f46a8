import { millisecondsPerDay, millisecondsPerHour } from './durations.ts';

/** The years in which summer time begins and ends as directive 2000/84/EC says, and Germany said before. */
const [firstYear, lastYear] = [1996, 2037];

const [march, october] = [2, 9];

/** The instant of 01:00 UTC on the last Sunday of a month with 31 days. */
const changeIn = (year: number, month: number): number => {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * millisecondsPerDay;
};

/** Milliseconds by which Central European Time is ahead of UTC at an instant; undefined in years whose rule is not known here. */
export const berlinOffset = (instant: number): number | undefined => {
  const year = new Date(instant).getUTCFullYear();
  if (!(year >= firstYear && year <= lastYear)) return undefined;
  const isSummer = instant >= changeIn(year, march) && instant < changeIn(year, october);
  return (isSummer ? 2 : 1) * millisecondsPerHour;
};
