import { claimBy, claimCodeOf, newClaimCode, nothingToClaim } from './claim.ts';

const code = 'ABCD-EFGH-JKMN-PQRS';

describe('the code that claims an installation', () => {
  it('is four groups of four letters nobody mistakes, another one each time', () => {
    const codes = Array.from({ length: 200 }, newClaimCode);
    for (const one of codes) expect(one).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
    expect(new Set(codes).size).toBe(200);
  });

  it('is read however it was typed', () => {
    for (const typed of [code, code.toLowerCase(), 'abcdefghjkmnpqrs', ' ABCD efgh-JKMN pqrs\n'])
      expect(claimBy(code).accepts(typed)).toBe(true);
  });

  it.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQRT', `${code}A`])('is not %j', (typed) =>
    expect(claimBy(code).accepts(typed)).toBe(false),
  );

  it('is asked for ten times and no more', () => {
    const claim = claimBy(code);
    for (let tries = 0; tries < 9; tries += 1) expect(claim.accepts('wrong')).toBe(false);
    expect(claim.accepts(code)).toBe(true);
    expect(claim.accepts(code)).toBe(false);
  });

  it('is worth nothing once somebody runs the installation', () => {
    const claim = claimBy(code);
    expect(claim.isOpen()).toBe(true);
    claim.close();
    expect(claim.isOpen()).toBe(false);
    expect(claim.accepts(code)).toBe(false);
    expect(nothingToClaim.accepts('')).toBe(false);
  });

  it('is the same for all who know the secret, and another one for another secret', () => {
    const [one, other] = ['x'.repeat(32), 'y'.repeat(32)].map(claimCodeOf);
    expect(one).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(claimCodeOf('x'.repeat(32))).toBe(one);
    expect(one).not.toBe(other);
    expect(claimBy(one ?? '').accepts(claimCodeOf('x'.repeat(32)))).toBe(true);
  });
});
