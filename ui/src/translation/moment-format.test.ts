import { dayFormat, momentFormat, showTimesIn } from './moment-format.ts';

const summer = new Date('2026-07-01T22:30:00Z');
const shown = () => momentFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' }).format(summer);

describe('times', () => {
  afterEach(() => showTimesIn(''));

  it('are in the browser’s time zone by default', () => expect(shown()).toBe('01/07/2026, 22:30'));

  it('are in the chosen time zone, including daylight saving time', () => {
    showTimesIn('Europe/Berlin');
    expect(shown()).toBe('02/07/2026, 00:30');
  });

  it.each([
    ['en', '3 Nov 2026'],
    ['en-US', 'Nov 3, 2026'],
    ['de', '03.11.2026'],
    ['fr', '3 nov. 2026'],
  ])('show the day unambiguously in %s: %s', (language, day) => {
    expect(dayFormat(language, { dateStyle: 'medium' }).format(new Date('2026-11-03'))).toBe(day);
    expect(momentFormat(language, { dateStyle: 'medium' }).format(new Date('2026-11-03T12:00:00Z'))).toBe(day);
  });
});
