import { quarter } from '@clearbench/contracts/statistics/views';
import { type Steps, stepsOf, type Window } from './steps.ts';

const hours = ({ stepOf, labels }: Steps): number[] =>
  labels.map((_, step) => (stepOf.filter((at) => at === step).length * quarter) / 3_600_000);
const steps = (resolution: Window['resolution'], duration: number, timeZone: string, until: string): Steps =>
  stepsOf({ resolution, duration, timeZone }, Date.parse(until));
const begins = ({ instants }: Steps): string[] => instants.map((at) => new Date(at).toISOString());

describe('steps of a timeline', () => {
  it('are whole days of the time zone, the last one with the requested instant', () => {
    const days = steps('DAY', 2, 'Asia/Kolkata', '2026-11-20T18:29:59.999Z');
    expect(days.labels).toEqual(['2026-11-19', '2026-11-20']);
    expect(begins(days)).toEqual(['2026-11-18T18:30:00.000Z', '2026-11-19T18:30:00.000Z']);
    expect(steps('DAY', 2, 'Asia/Kolkata', '2026-11-20T18:30:00.000Z').labels).toEqual(['2026-11-20', '2026-11-21']);
  });

  it.each([
    ['a day of 23 hours', 'Europe/Berlin', '2026-03-30T10:00:00Z', [24, 23, 24]],
    ['a day of 25 hours', 'Europe/Berlin', '2026-10-26T10:00:00Z', [24, 25, 24]],
    ['a change by half an hour, back', 'Australia/Lord_Howe', '2026-04-06T03:00:00Z', [24, 24.5, 24]],
    ['a change by half an hour, forth', 'Australia/Lord_Howe', '2026-10-05T03:00:00Z', [24, 23.5, 24]],
    ['no change at all', 'Asia/Kathmandu', '2026-03-30T10:00:00Z', [24, 24, 24]],
  ])('handle %s', (_, zone, until, expected) => expect(hours(steps('DAY', 3, zone, until))).toEqual(expected));

  it('omit a skipped hour, and distinguish a repeated one', () => {
    expect(steps('HOUR', 1, 'Europe/Berlin', '2026-03-29T02:10:00Z').labels.slice(1)).toEqual([
      '2026-03-29T01:00+01:00',
      '2026-03-29T03:00+02:00',
      '2026-03-29T04:00+02:00',
    ]);
    const twice = steps('HOUR', 1, 'Europe/Berlin', '2026-10-25T02:00:00Z');
    expect(twice.labels.slice(2)).toEqual([
      '2026-10-25T02:00+02:00',
      '2026-10-25T02:00+01:00',
      '2026-10-25T03:00+01:00',
    ]);
    expect(hours(twice)).toEqual([1, 1, 1, 1, 1]);
  });

  it('split hours where a clock with half-hour offset shows them', () =>
    expect(begins(steps('HOUR', 1, 'Asia/Kolkata', '2026-11-20T20:00:00Z'))).toEqual([
      '2026-11-20T18:30:00.000Z',
      '2026-11-20T19:30:00.000Z',
    ]));

  it('are ISO weeks from Monday, the first one complete', () => {
    const weeks = steps('WEEK', 9, 'Europe/Berlin', '2027-01-03T12:00:00Z');
    expect(weeks.labels).toEqual(['2026-W52', '2026-W53']);
    expect(begins(weeks)[0]).toBe('2026-12-20T23:00:00.000Z');
    expect(hours(steps('WEEK', 1, 'Europe/Berlin', '2026-03-29T12:00:00Z'))).toEqual([24 * 7 - 1]);
  });

  it('are calendar months', () => {
    const months = steps('MONTH', 40, 'Europe/Berlin', '2026-03-31T21:59:59Z');
    expect(months.labels).toEqual(['2026-02', '2026-03']);
    expect(hours(months)).toEqual([28 * 24, 31 * 24 - 1]);
  });

  it('continue where a clock is set back over midnight', () =>
    expect(steps('DAY', 3, 'America/Sao_Paulo', '2019-02-17T12:00:00Z').labels).toEqual([
      '2019-02-15',
      '2019-02-16',
      '2019-02-17',
    ]));

  it('are refused above the limit', () =>
    expect(() => steps('HOUR', 105, 'UTC', '2026-11-20T20:00:00Z')).toThrow(
      expect.objectContaining({ errorKey: 'statistics.tooManySteps', params: { most: 2_500 } }),
    ));
});
