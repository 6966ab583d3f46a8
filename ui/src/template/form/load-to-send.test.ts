import { loadToSend } from './load-to-send.ts';

const same = { amountFrom: '', amountTo: '', varyNames: '', businessDays: '' };

describe('a file of many transactions, as the form sends it', () => {
  it('is not requested without a number', () =>
    expect(loadToSend({ ...same, transactions: ' ', errorShare: '1' }, 'P-11')).toBeUndefined());

  it('has the number of transactions', () =>
    expect(loadToSend({ ...same, transactions: '5000', errorShare: '1' }, undefined)).toEqual({ transactions: 5000 }));

  it('has the limits of amounts, and other names', () => {
    const values = { transactions: '5', errorShare: '1', amountFrom: '1.00', amountTo: ' 20 ', varyNames: 'yes' };
    expect(loadToSend({ ...values, businessDays: ' 4 ' }, undefined)?.vary?.businessDays).toBe(4);
    expect(loadToSend({ ...values, businessDays: '' }, undefined)).toEqual({
      transactions: 5,
      vary: { amounts: { from: '1.00', to: '20' }, names: true },
    });
  });

  it('has the share of the transactions that break the rule', () =>
    expect(loadToSend({ ...same, transactions: '5000', errorShare: '2.5' }, 'P-11')).toEqual({
      transactions: 5000,
      errors: [{ ruleId: 'P-11', share: 0.025 }],
    }));
});
