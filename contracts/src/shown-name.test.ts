import { asShownName, isShownName, isShownText, nameKey } from './shown-name.ts';
import { shownName, shownText } from './shown-schemas.ts';

describe('a name that others read', () => {
  it.each(['Prüfstand – Überweisungen', 'خطة', 'می‌خواهم', '支払い', '👩‍💻', 'A/B "C"'])('may be %j', (name) => {
    expect(isShownName(name)).toBe(true);
    expect(shownName(60).parse(` ${name} `)).toBe(name);
  });

  it.each([
    ['turns letters round', 'Gold\u202Edlog'],
    ['isolates them', 'a\u2066b\u2069'],
    ['marks a direction', 'a\u200Fb'],
    ['is a control character', 'a\u0000b'],
    ['breaks the line', 'a\nb'],
    ['breaks the line in another way', 'a\u2028b'],
    ['has no width', 'a\u200Bb'],
    ['is half a character', 'a\uD83D'],
    ['is nothing else', '\u200D'],
  ])('holds no sign that %s', (_, name) => {
    expect(isShownName(name)).toBe(false);
    expect(shownName(60).safeParse(name).success).toBe(false);
  });

  it('is no longer than it may be', () => expect(shownName(3).safeParse('abcd').success).toBe(false));

  it('is made of a text that may not be one', () => {
    expect(asShownName(' Weih\u00ADnachten\u202E\n1.\u0000Tag 👩‍💻 \uD83D')).toBe('Weih nachten 1. Tag 👩‍💻');
  });

  it('is taken for another where only space, case or width differ', () => {
    expect(nameKey(' GOLD\u00a0 Plan')).toBe(nameKey('gold plan'));
    expect(nameKey('Ｇold\u200d')).toBe(nameKey('gold'));
    expect(nameKey('gold')).not.toBe(nameKey('gold 2'));
  });
});

describe('a text that others read', () => {
  it('may have lines, or be empty', () => {
    expect(isShownText('one\r\n\ttwo')).toBe(true);
    expect(shownText(10).parse('')).toBe('');
  });
  it('turns nothing round', () => expect(shownText(20).safeParse('a\u202Eb').success).toBe(false));
});
