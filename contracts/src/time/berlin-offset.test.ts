import { berlinOffset } from './berlin-offset.ts';
import { millisecondsPerDay, millisecondsPerHour } from './durations.ts';

const format = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

const hoursOfRuntime = (instant: number): number =>
  Number(
    /GMT\+(\d\d):00/.exec(
      format
        .formatToParts(instant)
        .map(({ value }) => value)
        .join(''),
    )?.[1],
  );

describe('the offset of Central European Time', () => {
  it('is that of the runtime before and after every change from 1996 to 2037', () => {
    for (let at = Date.UTC(1996, 0, 1); at < Date.UTC(2038, 0, 1); at += millisecondsPerDay) {
      const day = new Date(at);
      const hours = day.getUTCDay() === 0 && [2, 9].includes(day.getUTCMonth()) ? [0, 1, 2, 23] : [0];
      for (const hour of hours)
        for (const instant of [at + hour * millisecondsPerHour, at + hour * millisecondsPerHour - 1])
          if (instant >= Date.UTC(1996, 0, 1))
            expect([new Date(instant), berlinOffset(instant)]).toEqual([
              new Date(instant),
              hoursOfRuntime(instant) * millisecondsPerHour,
            ]);
    }
  });

  it.each([Date.UTC(1995, 11, 31), Date.UTC(2038, 0, 1), Number.NaN])('is not known at %d', (instant) => {
    expect(berlinOffset(instant)).toBeUndefined();
  });
});
