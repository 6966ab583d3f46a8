import { processorTimeOf } from '../testing/processor-time.fixture.ts';
import { linearPattern } from './linear-pattern.ts';

/** Seeded random integers below a limit. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe('linear pattern', () => {
  it.each([
    ['[A-Z]{2}\\d{2}[A-Z0-9]{1,30}', 'DE00ABC', 'DE0'],
    ['[A-Z]+|\\d', '7', 'A1'],
    ['\\p{L}+', 'Äé', 'a1'],
    ['[\\u00C0-\\u00FF]', 'À', 'A'],
    ['(?<first>a)b?', 'ab', 'b'],
    ['^a|b$', 'b', 'ab'],
    ['.', '😀', '😀😀'],
    ['', '', 'a'],
  ])('matches whole values: %s', (source, good, bad) => {
    const pattern = linearPattern(source);
    expect([pattern?.matches(good), pattern?.matches(bad)]).toEqual([true, false]);
  });

  it("matches the same values as Node's engine, for random patterns and values", () => {
    const random = numbers(20_260_122);
    const oneOf = <T>(items: readonly T[]): T => items[random(items.length)] as T;
    const repetition = () => oneOf(['', '', '', '*', '+', '?', '{2}', '{0,3}', '{1,}', '*?', '+?']);
    const atom = (depth: number): string => {
      if (depth > 0 && random(3) === 0) return `${oneOf(['(', '(?:'])}${choice(depth - 1)})`;
      return oneOf([
        'a',
        'b',
        'C',
        '0',
        '7',
        'é',
        '\\.',
        '-',
        '.',
        '\\d',
        '\\w',
        '\\s',
        '\\D',
        '[a-c]',
        '[^a0]',
        '[\\d.-]',
      ]);
    };
    const part = (depth: number): string =>
      random(12) === 0 ? oneOf(['^', '$', '\\b']) : `${atom(depth)}${repetition()}`;
    const row = (depth: number): string => Array.from({ length: random(4) }, () => part(depth)).join('');
    const choice = (depth: number): string => Array.from({ length: 1 + random(2) }, () => row(depth)).join('|');
    const value = (): string => Array.from({ length: random(7) }, () => oneOf([...'abC07é.- '])).join('');

    let [fitted, compared] = [0, 0];
    for (let n = 0; n < 3_000; n += 1) {
      const source = choice(2);
      const expected = new RegExp(`^(?:${source})$`, 'u');
      const pattern = linearPattern(source);
      for (let one = 0; one < 8; one += 1) {
        const text = value();
        const isFit = expected.test(text);
        expect([source, text, pattern?.matches(text)]).toEqual([source, text, isFit]);
        compared += 1;
        fitted += isFit ? 1 : 0;
      }
    }
    // A useful comparison has both matching and non-matching pairs.
    expect(fitted).toBeGreaterThan(compared / 20);
    expect(fitted).toBeLessThan(compared / 2);
  });

  it.each([
    ['nested groups', '('.repeat(5_000) + ')'.repeat(5_000)],
    ['nested repetitions', `${'(?:'.repeat(400)}a${')*'.repeat(400)}`],
    ['a large count', 'a{100000}'],
    ['counts that multiply', '((a{30}){30}){30}'],
    ['a class in a large count', '[\\u0000-\\uFFFF]{1000}'],
    ['a long pattern', 'ab?'.repeat(20_000)],
  ])('rejects too large a pattern quickly: %s', (_, source) => {
    expect(processorTimeOf(() => expect(linearPattern(source)).toBeUndefined())).toBeLessThan(2_000);
  });

  it('compiles a pattern with very many automaton states in similar time', () => {
    const random = numbers(7);
    const values = Array.from({ length: 50 }, () =>
      Array.from({ length: 2_048 }, () => String.fromCharCode(97 + random(26))).join(''),
    );
    const sources = ['.*[a-q][^u-z]{15}x', '(.*[a-m].{20}){3}y', '(x+x+)+y|.*[a-d].{30}'];
    const match = () => {
      for (const source of sources) for (const value of values) linearPattern(source)?.matches(value);
    };
    expect(processorTimeOf(match)).toBeLessThan(10_000);
  });

  it.each(['[', '(?=a)b', '(?<!a)b', '(a)\\1', 'a**', '(a{1,40}){1,40}', '(?:a?){999}(?:b?){999}'])(
    'rejects a pattern that is not linear or too expensive: %s',
    (source) => expect(linearPattern(source)).toBeUndefined(),
  );

  it('matches a value that makes backtracking engines exponential in similar time', () => {
    const value = 'a'.repeat(2_048);
    for (const source of ['(a+)+b', '(a|a)*b', '(.*.*.*.*)*b', '(a?){150}a{150}b', '([a-z]{1,200}){1,2}b']) {
      const match = () => expect(linearPattern(source)?.matches(value)).toBe(false);
      expect(processorTimeOf(match)).toBeLessThan(5_000);
    }
  });
});
