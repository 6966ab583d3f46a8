import { keptFileName } from './file-name.ts';

describe('the name of a file', () => {
  it.each(['Zahlung für März.xml', 'دفعة.xml', '支払い.xml', '🏦.xml'])('may be %s', (name) =>
    expect(keptFileName(name)).toBe(name),
  );
  it.each(['a/b.xml', '..\\b.xml', 'a\u0000.xml', 'a\ud800.xml', 'x'.repeat(121), '  '])('may not be %j', (name) =>
    expect(keptFileName(name)).toBeUndefined(),
  );
  it.each(['\u202E', '\u202A', '\u2066', '\u2069'])('holds no %j, which turns the order of letters round', (mark) =>
    expect(keptFileName(`a${mark}lmx.jpg.xml`)).toBeUndefined(),
  );
});
