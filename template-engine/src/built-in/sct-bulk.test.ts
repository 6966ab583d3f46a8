import { formatDecimal, parseDecimal, sumDecimals, zero } from '@clearbench/iso20022/decimal';
import { createdFrom } from '../testing/created-from.fixture.ts';
import { exportedTemplate } from './built-in-templates.ts';

const sctBulk = exportedTemplate('sct-bulk');

const valuesOf = (text: string, element: string): string[] =>
  [...text.matchAll(new RegExp(`<${element}(?: Ccy="EUR")?>([^<]*)</${element}>`, 'g'))].map(([, value = '']) => value);

const tenThousand = { values: { repeat: { transactions: 10_000 } } };

describe('a bulk of ten thousand transactions', () => {
  const text = createdFrom(sctBulk, tenThousand);

  it('has the right number and sum', () => {
    const amounts = valuesOf(text, 'IntrBkSttlmAmt');
    const sum = sumDecimals(amounts.map((amount) => parseDecimal(amount) ?? zero));
    expect(amounts).toHaveLength(10_000);
    expect(valuesOf(text, 'NbOfTxs')).toEqual(['10000']);
    expect(valuesOf(text, 'TtlIntrBkSttlmAmt')).toEqual([formatDecimal(sum, 2)]);
  });

  it.each(['TxId', 'EndToEndId'])('has unique values of %s', (element) => {
    const references = valuesOf(text, element);
    expect(new Set(references).size).toBe(10_000);
    expect(references.every((reference) => reference.length <= 35)).toBe(true);
  });

  it('takes processor time in proportion to its transactions', () => {
    const work = (transactions: number): number => {
      const before = process.cpuUsage();
      createdFrom(sctBulk, { values: { repeat: { transactions } } });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const leastWork = (transactions: number): number => Math.min(...[1, 2, 3].map(() => work(transactions)));
    // Ten times the transactions; a cost that grew with their square would be a hundred times as high.
    expect(leastWork(10_000) / leastWork(1_000)).toBeLessThan(30);
  });

  it('stays within the given range of amounts', () => {
    const fields = { smallestAmount: '7.00', largestAmount: '7.02' };
    const amounts = valuesOf(createdFrom(sctBulk, { values: { fields } }), 'IntrBkSttlmAmt');
    expect(new Set(amounts)).toEqual(new Set(['7.00', '7.01', '7.02']));
  });
});
