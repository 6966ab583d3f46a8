import { fitsSideBySide, longestSideBySide } from './side-by-side.ts';

describe('the comparison of two texts', () => {
  const line = `${'x'.repeat(99)}\n`;

  it('is shown up to a maximum length', () => {
    expect(fitsSideBySide(line.repeat(1_000))).toBe(true);
    expect(fitsSideBySide('')).toBe(true);
    expect(fitsSideBySide(line.repeat(longestSideBySide / line.length + 1))).toBe(false);
  });

  it('is not shown for a line that an editor cannot lay out in time', () => {
    expect(fitsSideBySide(`${line}${'x'.repeat(100_000)}\n${line}`)).toBe(true);
    expect(fitsSideBySide(`${line}${'x'.repeat(100_001)}\n${line}`)).toBe(false);
    expect(fitsSideBySide(`${line}${'<d>'.repeat(100_000)}`)).toBe(false);
  });
});
