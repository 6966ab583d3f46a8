import { maskedAddress, maskedName, maskedSubject } from './masked.ts';

describe('masked data of a user', () => {
  it('is recognisable', () => {
    expect(maskedSubject('8f2c91d0-77')).toBe('8f•••77');
    expect(maskedSubject('tester')).toBe('t•••');
    expect(maskedName('Tessa Maria Tester')).toBe('T••• M••• T•••');
    expect(maskedAddress('tessa@bank.example')).toBe('t•••@bank.example');
    expect(maskedAddress('no address')).toBe('n•••');
  });

  it('is empty for empty data', () =>
    expect([maskedSubject(''), maskedName(''), maskedAddress('')]).toEqual(['', '', '']));
});
