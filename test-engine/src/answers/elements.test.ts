import { plainText, reasonCode } from './elements.ts';

it('free text has the common characters and the longest length', () => {
  expect(plainText('FF01: "Größe" & <Söhne>; 5 €')).toBe('FF01: Gro e Sohne 5');
  expect(plainText('x'.repeat(200))).toHaveLength(105);
});

it('proprietary codes, and codes that a version does not list, are under Prtry', () => {
  expect(reasonCode('AB05')).toEqual(['Rsn', [['Cd', 'AB05']]]);
  expect(reasonCode('B08')).toEqual(['Rsn', [['Prtry', 'B08']]]);
  expect(reasonCode('XT74')).toEqual(['Rsn', [['Prtry', 'XT74']]]);
  expect(reasonCode('TECH', ['CUST', 'DUPL'])).toEqual(['Rsn', [['Prtry', 'TECH']]]);
});
