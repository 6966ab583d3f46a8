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

/** Asks the calendar twice a day, and for each instant only on days that change the clock: asking is slow. */
export const offsetsOf = (timeZone: string): OffsetAt => {
  const exact = asked(timeZone);
  const known = new Map<number, number | undefined>();
  return (instant) => {
    const date = Math.floor(instant / day);
    if (!known.has(date)) {
      const [start, end] = [exact(date * day), exact((date + 1) * day)];
      known.set(date, start === end ? start : undefined);
    }
    return known.get(date) ?? exact(instant);
  };
};
