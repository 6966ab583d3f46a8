import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { addAmount, startSum, sumFindings } from './running-sum.ts';

const total = (text: string): MessageNode => ({
  name: 'TtlIntrBkSttlmAmt',
  text,
  attributes: {},
  children: [],
  parent: undefined,
  index: 1,
  line: 1,
  column: 1,
  textLine: 1,
  textColumn: 1,
});

const expectedFor = (...amounts: readonly string[]): string | undefined => {
  const state = startSum();
  for (const amount of amounts) addAmount(state, amount);
  state.total = total('0.12345');
  return sumFindings(state)[0]?.expected;
};

describe('a sum of amounts', () => {
  it.each([
    [['1.00', '2.50', '3.5', '4'], '11.00'],
    [['.5', '5.', '+1.00', '007.10'], '13.60'],
    [['1.00', '0.001', '2.5'], '3.501'],
    [['-1.00', '0.25'], '-0.75'],
    [['99999999999.99', '99999999999.99', '123456789012345.678901'], '123656789012345.658901'],
    [new Array<string>(2_000).fill('9999999999999'), '19999999999998000.00'],
  ])('is exact for %j', (amounts, expected) => expect(expectedFor(...amounts)).toBe(expected));

  it.each(['', '.', '1,00', '1.2.3', '1e3', ' 1'])('is unknown with %j', (amount) => {
    expect(expectedFor('1.00', amount)).toBeUndefined();
  });

  it('has no finding where it is the total', () => {
    const state = startSum();
    for (const amount of ['1.00', '2.5']) addAmount(state, amount);
    state.total = total('3.50');
    expect(sumFindings(state)).toEqual([]);
  });
});
