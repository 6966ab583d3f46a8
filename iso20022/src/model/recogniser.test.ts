import { parsePattern, wordsPattern } from './pattern.ts';
import { type Recogniser, recogniserOf } from './recogniser.ts';

const accepts = (recogniser: Recogniser, text: string): boolean => {
  const bytes = new TextEncoder().encode(`<${text}>`);
  return recogniser(bytes, 1, bytes.length - 1);
};

describe('a recogniser', () => {
  const patterns = [
    '[A-Z]{2,2}[0-9]{2,2}[a-zA-Z0-9]{1,30}',
    '[A-Z0-9]{4,4}[A-Z]{2,2}[A-Z0-9]{2,2}([A-Z0-9]{3,3}){0,1}',
    String.raw`\+[0-9]{1,3}-[0-9()+\-]{1,30}`,
    '[a-f0-9]{2}-4[89ab]*',
    'a|bc+|(de){2,}',
    '(a|ab)(c|bcd)?',
    '.*Z',
    '.{3}',
    '[^a-z0-9]+',
    'x[^\\]\\-]?',
  ];
  const texts = [
    '',
    'a',
    'ac',
    'abcd',
    'abc',
    'bc',
    'bcc',
    'b',
    'de',
    'dede',
    'DE00',
    'DE0012',
    'DE00ü',
    'ABCDEF12',
    'ABCDEF12XXX',
  ];
  const more = [
    'ABCDEF12XX',
    '+49-1',
    '+4912-1',
    '+49-(0)3-',
    `+1-${'1'.repeat(30)}`,
    `+1-${'1'.repeat(31)}`,
    '0f-489',
    '0f-4',
    '0g-4',
    'Z',
    'Ü😀Z',
    'a\nZ',
    'ü😀ß',
    '😀😀😀😀',
    '—',
    'xü',
    'x]',
    'x-',
    'xx',
  ];

  it.each(patterns)('of %s agrees with the regular expression', (pattern) => {
    const recogniser = recogniserOf(parsePattern(pattern));
    const expression = new RegExp(`^(?:${pattern})$`, 'u');
    for (const text of [...texts, ...more])
      expect([text, accepts(recogniser, text)]).toEqual([text, expression.test(text)]);
  });

  it('of words takes these and no others', () => {
    const recogniser = recogniserOf(wordsPattern(['SLEV', 'SHAR', 'CRED']));
    expect(['SLEV', 'SHAR', 'SHA', 'SHARE', 'slev', ''].map((text) => accepts(recogniser, text))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each(['(a|b)*a(a|b){20}', '([A-Za-z0-9]{1,1000}){1,10}', '(a{1,100}){1,100}', '(a?){3000}'])(
    'is not made of %s, whose table would take too long',
    (pattern) => expect(() => recogniserOf(parsePattern(pattern))).toThrow('the pattern is too large'),
  );

  it('is not made of what it does not understand', () => {
    expect(() => parsePattern(String.raw`\d+`)).toThrow('pattern not understood');
    expect(() => parsePattern('ü')).toThrow('pattern not understood');
    expect(() => parsePattern('[a-z-[aeiou]]')).toThrow('pattern not understood');
  });
});
