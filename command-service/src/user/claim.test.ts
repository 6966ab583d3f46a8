import { claimBy, claimCodeOf, nothingToClaim } from './claim.ts';

const code = 'ABCD-EFGH-JKMN-PQRS';
const clockAt = (time: { seconds: number }) => ({ now: () => new Date(time.seconds * 1_000).toISOString() });
const claim = () => claimBy(code, clockAt({ seconds: 0 }));

describe('claim code of an installation', () => {
  it('derives from secret and claim id: the same at each start, another one per installation', () => {
    const codes = [
      ['x'.repeat(32), 'one'],
      ['y'.repeat(32), 'one'],
      ['x'.repeat(32), 'two'],
    ].map(([secret = '', id = '']) => claimCodeOf(secret, id));
    for (const one of codes) expect(one).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
    expect(new Set(codes).size).toBe(3);
    expect(claimCodeOf('x'.repeat(32), 'one')).toBe(codes[0]);
  });

  it('is accepted in any spelling', () => {
    for (const typed of [code, code.toLowerCase(), 'abcdefghjkmnpqrs', ' ABCD efgh-JKMN pqrs\n'])
      expect(claim().accepts(typed)).toBe(true);
  });

  it.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQRT', `${code}A`])('is not %j', (typed) =>
    expect(claim().accepts(typed)).toBe(false),
  );

  it('accepts ten wrong codes a minute, refuses more, and accepts the right code later', () => {
    const time = { seconds: 0 };
    const opened = claimBy(code, clockAt(time));
    for (let tries = 0; tries < 10; tries += 1) expect(opened.accepts('wrong')).toBe(false);
    const tooMany = expect.objectContaining({ errorKey: 'request.tooMany', params: { seconds: 60 } });
    for (const typed of ['wrong', code]) expect(() => opened.accepts(typed)).toThrow(tooMany);
    time.seconds = 61;
    expect(opened.accepts(code)).toBe(true);
  });

  it('is invalid once there is an administrator', () => {
    const opened = claim();
    expect(opened.isOpen()).toBe(true);
    opened.close();
    expect(opened.isOpen()).toBe(false);
    expect(opened.accepts(code)).toBe(false);
    expect(nothingToClaim.accepts('')).toBe(false);
  });
});
