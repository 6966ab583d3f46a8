import { codeListPage, codeListPages, codePage, listOfReason } from './code-page.ts';
import { rulePages } from './rule-page.ts';

describe('the pages of codes', () => {
  it('have every list the product brings, those of ISO 20022 first', () => {
    expect(codeListPages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['status_reason', 'purpose', 'sct_return_reason']),
    );
    const kinds = codeListPages.map(({ subsetOf }) => subsetOf !== undefined);
    expect(kinds.lastIndexOf(false)).toBeLessThan(kinds.indexOf(true));
  });

  it('say of every code what it means, in every language', () => {
    const silent = codeListPages.flatMap(({ name, codes }) =>
      codes
        .filter(({ texts }) => ['en', 'de', 'fr'].some((language) => !texts[language]))
        .map(({ code }) => `${name}/${code}`),
    );
    expect(silent).toEqual([]);
  });

  it('say where else a code is found, and what asks for it', () => {
    const page = codePage('return_reason', 'AC01');
    expect(page?.partOf).toContain('sct_return_reason');
    expect(page?.elsewhere).toContain('status_reason');
    expect(page?.elsewhere).not.toContain('return_reason');
    expect(page?.namedBy).toContain('I-08');
    expect(codeListPage('purpose')?.rulesUsing).toContain('P-07');
  });

  it('say that SEPA leaves a code out', () => {
    expect(codePage('return_reason', 'AC02')).toMatchObject({ partOf: [], hasParts: true });
    expect(codePage('purpose', 'GDDS')).toMatchObject({ partOf: [], hasParts: false });
  });

  it('know neither other lists nor other codes', () => {
    expect(codePage('return_reason', 'QQQQ')).toBeUndefined();
    expect(codePage('constructor', 'AC01')).toBeUndefined();
    expect(codeListPage('__proto__')).toBeUndefined();
  });

  it('find a list for every reason rules name, but for those of clearings', () => {
    const codes = [...new Set(rulePages.flatMap(({ facts }) => facts.codes ?? []))];
    const ownCodes = /^(X[DT]\d\d|PY\d\d)$/;
    expect(codes.filter((code) => !ownCodes.test(code) && listOfReason(code) === undefined)).toEqual([]);
    expect(codes.filter((code) => ownCodes.test(code) && listOfReason(code) !== undefined)).toEqual([]);
  });
});
