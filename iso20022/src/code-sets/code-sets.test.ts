import { codeSet, codeSetNames } from './code-sets.ts';

describe('external code sets', () => {
  it('are found by name', () => {
    expect(codeSet('service_level').has('SEPA')).toBe(true);
    expect(codeSet('category_purpose').has('SALA')).toBe(true);
    expect(codeSet('return_reason').has('AC04')).toBe(true);
    expect(codeSet('local_instrument').has('INST')).toBe(true);
  });

  it('hold every code of a long set', () => {
    expect(codeSet('purpose').size).toBe(329);
    expect(codeSet('purpose').has('ACCT')).toBe(true);
    expect(codeSet('purpose').has('WTER')).toBe(true);
  });

  it('hold codes and nothing else', () => {
    expect(codeSetNames).toHaveLength(24);
    for (const name of codeSetNames) for (const code of codeSet(name)) expect(code).toMatch(/^[A-Z0-9]{2,14}$/);
  });

  it('are never guessed', () => {
    expect(() => codeSet('purposes')).toThrow('no code set purposes');
  });
});
