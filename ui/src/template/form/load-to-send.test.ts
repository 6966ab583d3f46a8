import { loadToSend } from './load-to-send.ts';

describe('a file of many transactions, as the form sends it', () => {
  it('is not requested without a number', () =>
    expect(loadToSend({ transactions: ' ', errorShare: '1' }, 'P-11')).toBeUndefined());

  it('has the number of transactions', () =>
    expect(loadToSend({ transactions: '5000', errorShare: '1' }, undefined)).toEqual({ transactions: 5000 }));

  it('has the share of the transactions that break the rule', () =>
    expect(loadToSend({ transactions: '5000', errorShare: '2.5' }, 'P-11')).toEqual({
      transactions: 5000,
      errors: [{ ruleId: 'P-11', share: 0.025 }],
    }));
});
