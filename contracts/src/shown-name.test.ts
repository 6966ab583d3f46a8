import { asShownName, isShownName, isShownText, nameKey } from './shown-name.ts';
import { shownName, shownText } from './shown-schemas.ts';

describe('a visible name', () => {
  it.each(['Prüfstand – Überweisungen', 'خطة', 'می‌خواهم', '支払い', '👩‍💻', 'A/B "C"'])('accepts %j', (name) => {
    expect(isShownName(name)).toBe(true);
    expect(shownName(60).parse(` ${name} `)).toBe(name);
  });

  it.each([
    ['reverses the direction of the text', 'Gold\u202Edlog'],
    ['isolates letters', 'a\u2066b\u2069'],
    ['marks a direction', 'a\u200Fb'],
    ['is a control character', 'a\u0000b'],
    ['breaks the line', 'a\nb'],
    ['breaks the line in another way', 'a\u2028b'],
    ['has no width', 'a\u200Bb'],
    ['is half a character', 'a\uD83D'],
    ['is invisible without another character', '\u200D'],
  ])('rejects a character that %s', (_, name) => {
    expect(isShownName(name)).toBe(false);
    expect(shownName(60).safeParse(name).success).toBe(false);
  });

  it('rejects a name above the longest length', () => expect(shownName(3).safeParse('abcd').success).toBe(false));

  it('is made from a text that is not a visible name', () => {
    expect(asShownName(' Weih\u00ADnachten\u202E\n1.\u0000Tag 👩‍💻 \uD83D')).toBe('Weih nachten 1. Tag 👩‍💻');
  });

  it('has the same key where only spaces, case or width differ', () => {
    expect(nameKey(' GOLD\u00a0 Plan')).toBe(nameKey('gold plan'));
    expect(nameKey('Ｇold\u200d')).toBe(nameKey('gold'));
    expect(nameKey('gold')).not.toBe(nameKey('gold 2'));
  });
});

describe('a visible text', () => {
  it('may have lines or be empty', () => {
    expect(isShownText('one\r\n\ttwo')).toBe(true);
    expect(shownText(10).parse('')).toBe('');
  });
  it('rejects bidirectional controls', () => expect(shownText(20).safeParse('a\u202Eb').success).toBe(false));
});
