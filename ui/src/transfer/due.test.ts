import { secondsUntil, spanText } from './due.ts';

const now = Date.parse('2026-11-02T12:00:00.400Z');

describe('the time until an answer', () => {
  it('counts down to zero', () => {
    expect(secondsUntil('2026-11-02T12:00:12Z', now)).toBe(12);
    expect(secondsUntil('2026-11-02T11:59:00Z', now)).toBe(0);
  });

  it.each([
    [12, '12 sec'],
    [180, '3 min'],
    [9000, '3 hr'],
  ])('of %s seconds reads %s', (seconds, text) => expect(spanText(seconds, 'en')).toBe(text));
});
