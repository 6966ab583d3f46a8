import { plainText, reasonCode } from './elements.ts';

it('free text keeps to the characters and the length every bank takes', () => {
  expect(plainText('FF01: "Größe" & <Söhne>; 5 €')).toBe('FF01: Gro e Sohne 5');
  expect(plainText('x'.repeat(200))).toHaveLength(105);
});

it('own codes are proprietary, and so are codes a version does not list', () => {
  expect(reasonCode('AB05')).toEqual(['Rsn', [['Cd', 'AB05']]]);
  expect(reasonCode('B08')).toEqual(['Rsn', [['Prtry', 'B08']]]);
  expect(reasonCode('XT74')).toEqual(['Rsn', [['Prtry', 'XT74']]]);
  expect(reasonCode('TECH', ['CUST', 'DUPL'])).toEqual(['Rsn', [['Prtry', 'TECH']]]);
});
