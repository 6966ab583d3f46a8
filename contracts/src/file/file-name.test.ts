import { normalizedFileName } from './file-name.ts';

describe('file name', () => {
  it.each(['Zahlung für März.xml', 'دفعة.xml', '支払い.xml', '🏦.xml'])('accepts %s', (name) =>
    expect(normalizedFileName(name)).toBe(name),
  );
  it.each(['a/b.xml', '..\\b.xml', 'a\u0000.xml', 'a\ud800.xml', 'x'.repeat(121), '  '])('rejects %j', (name) =>
    expect(normalizedFileName(name)).toBeUndefined(),
  );
  it.each(['\u202E', '\u202A', '\u2066', '\u2069'])('rejects %j, which reverses the direction of the text', (mark) =>
    expect(normalizedFileName(`a${mark}lmx.jpg.xml`)).toBeUndefined(),
  );
});
