import {
  addFirstLines,
  clearFirstLines,
  createFirstLines,
  firstLineOf,
  holdsNoneOf,
  takeFirstLines,
} from './first-lines.ts';

describe('lines where texts stood first', () => {
  it('return the line of an earlier occurrence', () => {
    const known = createFirstLines();
    expect(['a', 'b', 'a', 'a', 'b', ''].map((text, line) => firstLineOf(known, text, line + 1))).toEqual([
      undefined,
      undefined,
      1,
      1,
      2,
      undefined,
    ]);
    expect(firstLineOf(known, '', 7)).toBe(6);
  });

  it('belong to whole texts, whatever their characters', () => {
    const known = createFirstLines();
    const texts = [
      'ab',
      'abc',
      'bc',
      'c',
      'cba',
      'ä',
      'é',
      'e\u0301',
      '😀',
      '\ud83d',
      'x'.repeat(84),
      'x'.repeat(85),
      'ä'.repeat(84),
      'ä'.repeat(85),
      'x'.repeat(255),
      'x'.repeat(70_000),
      'x'.repeat(70_001),
    ];
    for (const text of texts) expect(firstLineOf(known, text, 1)).toBeUndefined();
    for (const text of texts) expect(firstLineOf(known, text, 2)).toBe(1);
  });

  it('are those a map would hold, for any number of texts', () => {
    const known = createFirstLines();
    const lines = new Map<string, number>();
    for (let line = 1; line <= 20_000; line++) {
      const text = `TX-${(line * line) % 15_013}`;
      expect(firstLineOf(known, text, line)).toBe(lines.get(text));
      if (!lines.has(text)) lines.set(text, line);
    }
    expect(known.count).toBe(lines.size);
  });

  it('are added to those of another thread if all texts are new', () => {
    const [known, other] = [createFirstLines(), createFirstLines()];
    for (let line = 1; line <= 500; line++) {
      firstLineOf(known, `TX-${line}`, line);
      firstLineOf(other, line === 1 ? '' : `ä-${line}`, 500 + line);
    }
    expect(holdsNoneOf(known, takeFirstLines(other))).toBe(true);
    firstLineOf(other, 'TX-7', 1_001);
    expect(holdsNoneOf(known, takeFirstLines(other))).toBe(false);
    expect(known.count).toBe(500);
    clearFirstLines(other);
    expect(holdsNoneOf(known, takeFirstLines(other))).toBe(true);
    for (const [at, text] of ['', 'ä-2', 'b'].entries()) expect(firstLineOf(other, text, 501 + at)).toBeUndefined();
    addFirstLines(known, takeFirstLines(other));
    expect(['', 'ä-2', 'b', 'TX-1', 'TX-500', 'c'].map((text) => firstLineOf(known, text, 600))).toEqual([
      501,
      502,
      503,
      1,
      500,
      undefined,
    ]);
  });
});
