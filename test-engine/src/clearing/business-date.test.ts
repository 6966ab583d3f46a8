import { bulkInput, secondsLater } from '../testing/clearing-input.fixture.ts';
import { delayedBy, openBusinessDate, settlementOf } from './business-date.ts';

describe('current business date', () => {
  it.each([
    ['2026-03-02T09:00:00Z', '2026-03-02'],
    ['2026-03-02T15:00:00Z', '2026-03-03'],
    ['2026-03-06T20:00:00Z', '2026-03-09'],
    ['2026-03-07T08:00:00Z', '2026-03-09'],
    // In summer the clearing's time zone is two hours ahead of UTC.
    ['2026-07-01T13:59:00Z', '2026-07-01'],
    ['2026-07-01T14:00:00Z', '2026-07-02'],
  ])('at %s with a cut-off at 16:00 is %s', (now, date) =>
    expect(openBusinessDate(bulkInput([{}], { now }))).toBe(date),
  );
});

describe('settlement', () => {
  const input = bulkInput([{}]);

  it('takes seconds on the same day', () => {
    const { date, dueAt, moved } = settlementOf(input, '2026-03-02');
    expect([date, secondsLater(dueAt), moved]).toEqual(['2026-03-02', 3, false]);
  });

  it("lasts as many seconds per business day as the environment's setting", () => {
    const { date, dueAt } = settlementOf(input, '2026-03-04');
    expect([date, secondsLater(dueAt)]).toEqual(['2026-03-04', 43]);
  });

  it('skips weekends', () => {
    const friday = '2026-03-06T09:00:00.000Z';
    const { dueAt } = settlementOf({ ...input, now: friday }, '2026-03-09');
    expect(Date.parse(dueAt) - Date.parse(friday)).toBe(23_000);
  });

  it('moves to the next day after the cut-off', () => {
    const settlement = settlementOf({ ...input, now: '2026-03-02T17:00:00.000Z' }, '2026-03-02');
    expect(settlement).toMatchObject({ date: '2026-03-03', dueAt: '2026-03-02T17:00:23.000Z', moved: true });
  });

  it('of an instant payment is simultaneous with its answer, on any day', () => {
    const saturday = { ...input, scheme: 'inst', now: '2026-03-07T21:00:00.000Z' } as const;
    expect(settlementOf(saturday, undefined)).toEqual({
      date: '2026-03-07',
      dueAt: '2026-03-07T21:00:01.000Z',
      moved: false,
    });
  });
});

describe('delays', () => {
  const instant = '2026-03-02T09:00:00.250Z';
  const input = bulkInput([{}]);
  const lasting = (secondsPerBusinessDay: number) => ({
    ...input,
    clearing: { ...input.clearing, secondsPerBusinessDay },
  });

  it("of business days have the environment's length, seconds one second", () => {
    expect(delayedBy(lasting(20), instant, { days: 3 })).toBe('2026-03-02T09:01:00.250Z');
    expect(delayedBy(lasting(20), instant, { seconds: 12 })).toBe('2026-03-02T09:00:12.250Z');
    expect(delayedBy(lasting(0.5), instant, { days: 1 })).toBe('2026-03-02T09:00:00.750Z');
  });

  it('of calendar days end in the morning of a business day, in winter and summer time', () => {
    const calendar = { ...input, hasCalendarDays: true } as const;
    expect(delayedBy(calendar, instant, { days: 1 })).toBe('2026-03-03T06:00:03.000Z');
    expect(delayedBy(calendar, '2026-03-06T09:00:00.000Z', { days: 1 })).toBe('2026-03-09T06:00:03.000Z');
    expect(delayedBy(calendar, '2026-03-27T09:00:00.000Z', { days: 1 })).toBe('2026-03-30T05:00:03.000Z');
    expect(delayedBy(calendar, instant, { days: 0 })).toBe(instant);
    expect(delayedBy(calendar, instant, { seconds: 12 })).toBe('2026-03-02T09:00:12.250Z');
  });

  it('of calendar days settle a later day before the clearing opens', () => {
    const calendar = { ...input, hasCalendarDays: true, now: '2026-03-06T17:00:00.000Z' } as const;
    expect(settlementOf(calendar, '2026-03-06')).toEqual({
      date: '2026-03-09',
      dueAt: '2026-03-09T06:00:03.000Z',
      moved: true,
    });
    expect(secondsLater(settlementOf({ ...input, hasCalendarDays: true }, '2026-03-02').dueAt)).toBe(3);
  });
});
