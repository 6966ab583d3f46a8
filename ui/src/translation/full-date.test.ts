import { fullDate } from './full-date.ts';

describe('a date in words', () => {
  it('contains weekday and month', () => {
    expect(fullDate('2026-11-24', 'en')).toBe('Tuesday, 24 November 2026');
    expect(fullDate('2026-11-24T23:30:00', 'de')).toBe('Dienstag, 24. November 2026');
  });

  it('is absent without a valid date', () => {
    expect(['', '2026-11', '2026-13-01', '2026-11-31', 'x'].map((written) => fullDate(written, 'en'))).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});
