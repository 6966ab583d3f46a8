import {
  codeChanges,
  codeListRequest,
  codesWith,
  freshCodeList,
  isComplete,
  nameFrom,
  textOf,
} from './code-list-form.ts';

const codes = {
  SALA: { texts: { en: 'Salary', de: 'Gehalt' } },
  BONU: { texts: { en: 'Bonus' }, validTo: '2026-12-31' },
};

describe('the form of a code list', () => {
  it('converts names to lower case', () => {
    expect(nameFrom('House Codes!')).toBe('house_codes');
    expect(isComplete({ ...freshCodeList, name: 'house_codes', title: 'Ours' })).toBe(true);
    expect(isComplete({ ...freshCodeList, name: '_', title: 'Ours' })).toBe(false);
  });

  it('names the version a change is based on, and none for a new list', () => {
    const list = { name: 'a', title: 'A', codes };
    expect(codeListRequest(list, undefined)).not.toHaveProperty('basedOn');
    const usedBy = { rules: [], subsets: [], templates: {} };
    const stored = { ...list, version: 0, builtIn: true, changed: false, usedBy };
    expect(codeListRequest(list, stored)).toMatchObject({ basedOn: 0 });
  });

  it('finds codes by code and by text', () => {
    expect(codesWith(codes, 'gehalt').map(([code]) => code)).toEqual(['SALA']);
    expect(codesWith(codes, '').map(([code]) => code)).toEqual(['BONU', 'SALA']);
    expect([textOf(codes.SALA, 'de'), textOf(codes.BONU, 'de')]).toEqual(['Gehalt', 'Bonus']);
  });

  it('counts added, removed and changed codes', () => {
    const after = { SALA: { texts: { en: 'Wages' } }, RENT: { texts: {} } };
    expect(codeChanges(codes, after)).toEqual({ came: 1, went: 1, other: 1 });
  });
});
