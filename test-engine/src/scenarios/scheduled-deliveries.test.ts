import { businessDays } from '@clearbench/calendars/business-days';
import type { ScheduledDelivery } from '@clearbench/contracts/scenario/scheduled-deliveries';
import { nextOccurrences, occurrencesAfterAdvance, occurrencesUntil, receivedOn } from './scheduled-deliveries.ts';

const days = businessDays('TARGET');
const receive = { template: 'sct-typical' };
const morning: ScheduledDelivery = { id: 'morning', at: '09:30', receive };
const noon: ScheduledDelivery = { id: 'noon', at: '12:00', receive };
const listOf = (...deliveries: readonly ScheduledDelivery[]) => ({ rules: [], deliveries: [...deliveries] });
const timesOf = (found: readonly { readonly delivery: ScheduledDelivery; readonly dueAt: string }[]) =>
  found.map(({ delivery, dueAt }) => `${delivery.id} ${dueAt}`);

/** Friday, 5 February 2027, 10:00 in Frankfurt. */
const friday = '2027-02-05T09:00:00.000Z';

describe('a delivery at a time of day', () => {
  it('is next on the same day before its time, and on the next business day from its time on', () => {
    expect(timesOf(nextOccurrences(listOf(morning, noon), days, friday))).toEqual([
      'noon 2027-02-05T11:00:00.000Z',
      'morning 2027-02-08T08:30:00.000Z',
    ]);
    expect(timesOf(nextOccurrences(listOf(noon), days, '2027-02-05T11:00:00.000Z'))).toEqual([
      'noon 2027-02-08T11:00:00.000Z',
    ]);
  });

  it('follows the time of Frankfurt through the change of summer time', () => {
    expect(timesOf(nextOccurrences(listOf(noon), days, '2027-03-27T12:00:00.000Z'))).toEqual([
      'noon 2027-03-30T10:00:00.000Z',
    ]);
  });

  it('is due on each business day of an advance, in the order of the times, the last instant included', () => {
    const window = { after: friday, until: '2027-02-09T08:30:00.000Z' };
    expect(timesOf(occurrencesUntil(listOf(morning, noon), days, { ...window, most: 99 }))).toEqual([
      'noon 2027-02-05T11:00:00.000Z',
      'morning 2027-02-08T08:30:00.000Z',
      'noon 2027-02-08T11:00:00.000Z',
      'morning 2027-02-09T08:30:00.000Z',
    ]);
    expect(occurrencesUntil(listOf(morning, noon), days, { ...window, most: 2 })).toHaveLength(2);
  });

  it('is not due if it is switched off', () =>
    expect(nextOccurrences(listOf({ ...noon, enabled: false }), days, friday)).toEqual([]));
});

describe('a delivery after an advance of the clock', () => {
  const after: ScheduledDelivery = { id: 'after', afterAdvance: 5, receive };

  it('is due some minutes after the new time, on business days', () => {
    expect(occurrencesAfterAdvance(listOf(after, noon), days, friday)).toEqual([
      { delivery: after, day: '2027-02-05', dueAt: '2027-02-05T09:05:00.000Z' },
    ]);
    expect(occurrencesAfterAdvance(listOf(after), days, '2027-02-06T09:00:00.000Z')).toEqual([]);
    expect(nextOccurrences(listOf(after), days, friday)).toEqual([]);
  });
});

describe('the alternatives of a delivery', () => {
  const oneOf = [
    { weight: 3, receive },
    { weight: 1, receive: { template: 'sct-maximal' } },
  ];
  const delivery: ScheduledDelivery = { id: 'one', at: '09:00', oneOf };
  const dates = Array.from({ length: 400 }, (_, day) =>
    new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const chosen = (seed: number) => dates.map((day) => receivedOn(delivery, seed, day)?.template);

  it('are selected by weight and seed, for each day the same', () => {
    expect(chosen(1)).toEqual(chosen(1));
    expect(chosen(1)).not.toEqual(chosen(2));
    const often = chosen(1).filter((template) => template === 'sct-typical').length;
    expect(often).toBeGreaterThan(260);
    expect(often).toBeLessThan(340);
  });

  it('are not needed for a delivery with one message', () =>
    expect(receivedOn(morning, undefined, '2027-02-05')).toEqual(receive));
});
