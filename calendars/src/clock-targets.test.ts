import { businessDays } from './business-days.ts';
import { nextCutOff, nextOpening, openingOn } from './clock-targets.ts';

const target = { businessDays: businessDays('TARGET'), cutOff: '16:30' };

describe('targets of a clock', () => {
  it('are the cut-off of the day, and after it that of the next business day', () => {
    expect(nextCutOff('2026-11-19T09:00:00.000Z', target)).toBe('2026-11-19T15:30:00.000Z');
    expect(nextCutOff('2026-11-19T15:30:00.000Z', target)).toBe('2026-11-20T15:30:00.000Z');
  });
  it('skip weekends and holidays', () => {
    expect(nextCutOff('2026-11-20T16:00:00.000Z', target)).toBe('2026-11-23T15:30:00.000Z');
    // Good Friday to Easter Monday 2027: 26 to 29 March; summer time begins on the 28th.
    expect(nextOpening('2027-03-25T10:00:00.000Z', target)).toBe('2027-03-30T06:00:00.000Z');
    expect(nextCutOff('2027-03-25T16:00:00.000Z', target)).toBe('2027-03-30T14:30:00.000Z');
  });
  it('follow the local day of the clearing, which begins before midnight UTC', () => {
    expect(nextOpening('2026-07-01T22:30:00.000Z', target)).toBe('2026-07-03T06:00:00.000Z');
    expect(nextOpening('2026-07-01T21:30:00.000Z', target)).toBe('2026-07-02T06:00:00.000Z');
  });
  it('know the hour that is skipped and the hour that is repeated', () => {
    const night = { ...target, businessDays: businessDays('SEVEN_DAYS'), cutOff: '02:30' };
    expect(nextCutOff('2027-03-27T12:00:00.000Z', night)).toBe('2027-03-28T01:30:00.000Z');
    expect(nextCutOff('2026-10-24T12:00:00.000Z', night)).toBe('2026-10-25T01:30:00.000Z');
    expect(openingOn('2026-10-25')).toBe('2026-10-25T07:00:00.000Z');
  });
});
