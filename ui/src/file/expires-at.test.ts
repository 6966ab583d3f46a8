import { expiresSoon, timeLeft } from './expires-at.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

describe('the expiry of a file', () => {
  it('is shown in the list from three days before', () => {
    expect(expiresSoon({ expiresAt: at(73) }, now)).toBe(false);
    expect(expiresSoon({ expiresAt: at(72) }, now)).toBe(true);
    expect(expiresSoon({ expiresAt: at(-1) }, now)).toBe(true);
    expect(expiresSoon({}, now)).toBe(false);
  });
  it.each<[number, string, string | undefined]>([
    [71.9, 'en', 'in 2 days'],
    [24, 'en', 'in 1 day'],
    [23.9, 'de', 'in 23 Stunden'],
    [1, 'en', 'in 1 hour'],
    [0.9, 'en', undefined],
    [-5, 'en', undefined],
  ])('rounds the remaining time down: %d hours', (hours, language, text) =>
    expect(timeLeft(at(hours), now, language)).toBe(text),
  );
});
