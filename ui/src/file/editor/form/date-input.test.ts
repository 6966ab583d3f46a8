import { nativeInput, writtenMoment } from './date-input.ts';

describe('the input type of a date or a time', () => {
  it("is the browser's own where that shows the complete value", () => {
    expect(nativeInput('date', '2026-01-15')).toBe('date');
    expect(nativeInput('date', '')).toBe('date');
    expect(nativeInput('dateTime', '2026-01-15T10:30:00')).toBe('datetime-local');
  });

  it.each([
    ['date', '2026-01-15Z'],
    ['date', 'soon'],
    ['dateTime', '2026-01-15T10:30:00.123Z'],
    ['dateTime', '2026-01-15T10:30:00+01:00'],
    ['time', '10:30:00'],
  ])('is text for %s %s', (kind, value) => expect(nativeInput(kind, value)).toBe('text'));

  it('is text if a time zone is required', () => expect(nativeInput('dateTime', '', true)).toBe('text'));

  it('keeps the seconds', () => {
    expect(writtenMoment('datetime-local', '2026-01-15T10:30')).toBe('2026-01-15T10:30:00');
    expect(writtenMoment('datetime-local', '2026-01-15T10:30:01')).toBe('2026-01-15T10:30:01');
    expect(writtenMoment('date', '2026-01-15')).toBe('2026-01-15');
  });
});
