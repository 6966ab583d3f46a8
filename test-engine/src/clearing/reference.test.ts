import { isOwnReference, referencesOf } from './reference.ts';

describe('references of the clearing', () => {
  const references = referencesOf('transfer-1');

  it('are the same for the same seed', () => {
    expect(referencesOf('transfer-1')('RT', 1)).toBe(references('RT', 1));
    expect(references('RT', 1)).not.toBe(references('RT', 2));
    expect(references('RT', 1)).not.toBe(references('RTX', 1));
  });

  it('differ for 100,000 similar seeds', () => {
    const all = Array.from({ length: 100_000 }, (_, index) => referencesOf(`transfer-${index}`)('ST', 1));
    expect(new Set(all).size).toBe(all.length);
  });

  it('have at most 35 common characters', () => {
    expect(references('CTX', 100_000, 20)).toMatch(/^[A-Z0-9-]{1,35}$/);
  });

  it('are recognised', () => {
    expect(isOwnReference(references('CT', 3))).toBe(true);
    expect(isOwnReference(references('CTX', 3, 2))).toBe(true);
    for (const id of ['MSG-1', 'ENG-1', 'ENGINE-2026-1']) expect(isOwnReference(id)).toBe(false);
  });
});
