import { momentFormat } from '../../translation/moment-format.ts';

const two = '2-digit';
const figures = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;

/** What the reader's clock shows at an instant: YYYY-MM-DDTHH:MM:SS, as a field for date and time takes it. */
export const wallClock = (at: string): string => {
  const format = momentFormat('en', { hourCycle: 'h23', ...figures });
  const parts = Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
};

/** The reader's day of an instant, YYYY-MM-DD. */
export const localDay = (at: string): string => wallClock(at).slice(0, 10);

const second = 1_000;

/** How far the reader's clock is ahead of UTC at an instant, in milliseconds. */
const aheadAt = (instant: number): number => {
  const whole = Math.floor(instant / second) * second;
  return Date.parse(`${wallClock(new Date(whole).toISOString())}Z`) - whole;
};

/** The instant at which the reader's clock shows a time; one the clock leaps over counts as if it had gone on. */
export const instantOf = (wall: string): string => {
  const asUtc = Date.parse(`${wall.length === 10 ? `${wall}T00:00` : wall}Z`);
  const near = asUtc - aheadAt(asUtc);
  return new Date(asUtc - aheadAt(near)).toISOString();
};

/** The day after, YYYY-MM-DD. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + 24 * 60 * 60 * second).toISOString().slice(0, 10);
