const day = 86_400_000;

/** How far a zone's clock is ahead of UTC at an instant; all in milliseconds. */
export type OffsetAt = (instant: number) => number;

const asked = (timeZone: string): OffsetAt => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  };
};

/** Asks the calendar once a day, and for each instant only on days that change the clock: asking is slow. */
export const offsetsOf = (timeZone: string): OffsetAt => {
  const exact = asked(timeZone);
  const midnights = new Map<number, number>();
  const atMidnight = (date: number): number => {
    const offset = midnights.get(date) ?? exact(date * day);
    midnights.set(date, offset);
    return offset;
  };
  return (instant) => {
    const date = Math.floor(instant / day);
    const offset = atMidnight(date);
    return offset === atMidnight(date + 1) ? offset : exact(instant);
  };
};
