import { builtInList, builtInNames } from '../built-in-lists.ts';
import { codeSet } from '../code-sets.ts';
import { schemeSubsets } from '../scheme-subsets.ts';
import { textSections } from './code-texts.ts';

const all = builtInNames.flatMap((list) =>
  Object.entries(builtInList(list)?.codes ?? {}).map(([code, { texts }]) => ({ list, code, texts })),
);

describe('the built-in code lists', () => {
  it('say every code in English, German and French, shortly', () => {
    const wrong = all.filter(({ texts }) => [texts.en, texts.de, texts.fr].some((text) => !text || text.length > 60));
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(1_500);
  });

  it('say no code that is in none of their sets', () =>
    expect(all.filter(({ texts }) => Object.values(texts).some((text) => /\||undefined/.test(text)))).toEqual([]));

  it('say each code of a set once', () => {
    const codes = textSections.flatMap(({ sets, texts }) =>
      [...texts.keys()].map((code) => `${sets.join(' ')} ${code}`),
    );
    expect(codes).toEqual([...new Set(codes)]);
  });

  it('of a scheme are parts of the published ones', () => {
    for (const { subsetOf, codes } of Object.values(schemeSubsets)) {
      expect(codes.filter((code) => !codeSet(subsetOf).has(code))).toEqual([]);
      expect(codes).toEqual([...new Set(codes)]);
    }
  });

  it('know what a code means where sets differ', () => {
    expect(builtInList('charge_type')?.codes.INTE?.texts).toEqual({ en: 'Interest', de: 'Zinsen', fr: 'Intérêts' });
    expect(builtInList('return_reason')?.codes.AC04?.texts.en).toBe('Account is closed');
    expect(builtInList('sct_recall_refusal')?.codes.AC04?.texts.en).toBe('Account was closed meanwhile');
    expect(builtInList('clearing_system_identification')?.codes.KE?.texts.de).toBe('Bankleitzahl: Kenia');
    expect(builtInList('clearing_system_identification')?.codes.KE?.texts.fr).toBe('Code bancaire\u00a0: Kenya');
    expect(builtInList('status_reason')?.codes.DT02?.texts.en).toBe('Creation date is wrong');
    expect(builtInList('return_reason')?.codes.DT02?.texts.en).toBe('Cheque has expired');
    expect(builtInList('nowhere')).toBeUndefined();
  });
});
