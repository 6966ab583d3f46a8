import { momentFormat, showTimesIn } from './moment-format.ts';

const summer = new Date('2026-07-01T22:30:00Z');
const shown = () => momentFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' }).format(summer);

describe('times', () => {
  afterEach(() => showTimesIn(''));

  it('are the browser’s own where none is chosen', () => expect(shown()).toBe('01/07/2026, 22:30'));

  it('are those of the chosen zone, summer time and all', () => {
    showTimesIn('Europe/Berlin');
    expect(shown()).toBe('02/07/2026, 00:30');
  });
});
