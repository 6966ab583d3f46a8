import { room, sparklinePath } from './sparkline-path.ts';

describe('the line of a small chart', () => {
  it('is empty without values', () => expect(sparklinePath([], 0)).toBe(''));
  it('ends at the right with the newest value', () =>
    expect(sparklinePath([0, 10], 10)).toMatch(/^M238\.0 46\.0L240\.0 2\.0$/));
  it('is at the bottom if all values are zero', () => expect(sparklinePath([0, 0], 0)).toMatch(/ 46\.0L.+ 46\.0$/));
  it('shows the last values if there are more than fit', () => {
    const path = sparklinePath([...Array.from({ length: 50 }, () => 9), ...Array.from({ length: room }, () => 1)], 1);
    expect(path.startsWith('M0.0 2.0')).toBe(true);
  });
});
