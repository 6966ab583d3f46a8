import { settlementOf } from '../clearing/business-date.ts';
import { takeIn } from '../clearing/intake.ts';
import { bulkInput } from '../testing/clearing-input.fixture.ts';
import { bytesOf, textOf } from '../testing/credit-transfer.fixture.ts';
import { settlesOnPossibleDate } from './settlement-date.ts';

const keyOf = (settlementDate: string, changes = {}) =>
  settlesOnPossibleDate(takeIn(bulkInput([{}], changes, { settlementDate })))?.reason.textKey;
const friday = '2026-04-03T08:00:00Z'; // Good Friday

describe('settlement date of a bulk (B05)', () => {
  it.each([
    ['2026-03-02', undefined],
    ['2026-03-09', undefined],
    ['2026-02-27', 'engine.dateGone'],
    ['2026-03-07', 'engine.dateClosed'],
    ['2026-03-10', 'engine.dateFar'],
  ])('%s on Monday 2 March 2026: %s', (date, key) => expect(keyOf(date)).toBe(key));

  it('is required', () => {
    const input = bulkInput([{}]);
    const bytes = bytesOf(textOf(input.bytes).replace(/<IntrBkSttlmDt>.*<\/IntrBkSttlmDt>/, ''));
    expect(settlesOnPossibleDate(takeIn({ ...input, bytes }))?.reason.textKey).toBe('engine.dateMissing');
  });

  it('follows the holidays of TARGET', () => {
    expect(keyOf('2026-04-03', { now: friday })).toBe('engine.dateClosed');
    expect(keyOf('2026-04-07', { now: friday })).toBeUndefined();
  });
});

describe('settlement date of a bulk that arrives on a closed day', () => {
  const sunday = { now: '2026-11-22T09:00:00Z' };

  it('is counted from the next business day, as the validator counts it', () => {
    expect(keyOf('2026-11-30', sunday)).toBeUndefined();
    expect(keyOf('2026-12-01', sunday)).toBe('engine.dateFar');
  });

  it('may be as far ahead as the environment accepts', () => {
    const { clearing } = bulkInput([{}]);
    const ten = { ...sunday, clearing: { ...clearing, settlementHorizonDays: 10 } };
    expect(keyOf('2026-12-07', ten)).toBeUndefined();
    expect(keyOf('2026-12-08', ten)).toBe('engine.dateFar');
  });
});

describe("an environment's own calendar", () => {
  const calendar = {
    name: 'FFM',
    closedWeekdays: [7],
    holidays: { '2026-03-03': { title: 'Stocktaking' } },
  };

  it('determines the settlement days', () => {
    expect(keyOf('2026-03-03', { calendar })).toBe('engine.dateClosedIn');
    expect(keyOf('2026-03-07', { calendar })).toBeUndefined();
  });

  it('moves late payments to its next open day', () => {
    const late = bulkInput([{}], { calendar, now: '2026-03-02T15:30:00.000Z' });
    expect(settlementOf(late, '2026-03-02')).toMatchObject({ date: '2026-03-04', moved: true });
  });

  it('determines the next day of an instant payment', () => {
    const instant = { scheme: 'inst', now: '2026-03-02T12:00:00Z', calendar };
    expect(keyOf('2026-03-04', instant)).toBeUndefined();
    expect(keyOf('2026-03-05', instant)).toBe('engine.dateNotInstant');
  });
});

describe('settlement date of an instant payment', () => {
  it('is today, on any day, or the current business day', () => {
    const saturday = { scheme: 'inst', now: '2026-03-07T12:00:00Z' };
    expect(keyOf('2026-03-07', saturday)).toBeUndefined();
    expect(keyOf('2026-03-08', saturday)).toBeUndefined();
    expect(keyOf('2026-03-09', saturday)).toBe('engine.dateNotInstant');
    expect(keyOf('2026-03-06', saturday)).toBe('engine.dateNotInstant');
  });

  it("is the day of the clearing's time zone, not of UTC", () => {
    expect(keyOf('2026-03-03', { scheme: 'inst', now: '2026-03-02T23:30:00Z' })).toBeUndefined();
    expect(keyOf('2026-03-02', { scheme: 'inst', now: '2026-03-02T23:30:00Z' })).toBe('engine.dateNotInstant');
  });
});
