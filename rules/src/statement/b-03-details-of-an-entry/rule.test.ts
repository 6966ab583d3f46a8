import { camt053, camt054 } from '@clearbench/iso20022/samples/statements';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('B-03: Details of an entry', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const single = 'Stmt/Ntry/NtryDtls/TxDtls';
  const batch = 'Stmt/Ntry[2]/NtryDtls/Btch';
  const listed = 'Stmt/Ntry[2]/NtryDtls/TxDtls';

  it('accepts details that add up to the entry', () => {
    accepts(camt053());
    accepts(camt053({}, '2021'), { rbVersion: '2021' });
    accepts(camt054());
  });

  it('reports the amount and the direction of a single transaction', () => {
    const amount = `${single}/Amt`;
    reports(camt053({ [amount]: '249.99' }), { variant: 'transaction', path: amount, expected: '250.00' });
    const direction = `${single}/CdtDbtInd`;
    reports(camt053({ [direction]: 'DBIT' }), { variant: 'direction', path: direction, expected: 'CRDT' });
    const old = camt053({ [amount]: '249.99' }, '2021');
    const place = `${single}/AmtDtls/TxAmt/Amt`;
    reports(old, { variant: 'transaction', path: place, expected: '250.00' }, { rbVersion: '2021' });
  });

  it('reports several transactions that do not add up', () =>
    reports(camt053({ [`${listed}/Amt`]: '90.00' }), {
      variant: 'transactions',
      path: 'Stmt/Ntry[2]/Amt',
      value: '120.50',
      params: { sum: '110.50' },
    }));

  it('subtracts transactions of the other direction', () => {
    const changes = { [`${listed}/Amt`]: '141.00', [`${listed}[2]/CdtDbtInd`]: 'CRDT' };
    accepts(camt053(changes));
  });

  it('reports number, amount and direction of a batch', () => {
    reports(camt053({ [`${batch}/NbOfTxs`]: '3' }), { variant: 'count', path: `${batch}/NbOfTxs`, expected: '2' });
    reports(camt053({ [`${batch}/TtlAmt`]: '1.00' }), {
      variant: 'batch',
      path: `${batch}/TtlAmt`,
      expected: '120.50',
    });
    reports(camt053({ [`${batch}/CdtDbtInd`]: 'CRDT' }), { variant: 'direction', path: `${batch}/CdtDbtInd` });
  });

  it('accepts a batch without its transactions', () =>
    accepts(camt053({ [`${listed}[2]`]: undefined, [listed]: undefined, [`${batch}/NbOfTxs`]: '70' })));

  it('accepts a batch with details of the batch as a whole', () =>
    accepts(camt053({ [`${listed}[2]`]: undefined, [`${listed}/Amt`]: '120.50', [`${batch}/NbOfTxs`]: '70' })));

  it('adds the batches of an entry, and counts the transactions of each', () => {
    const part = (amount: string) =>
      `<NtryDtls><Btch><NbOfTxs>1</NbOfTxs><TtlAmt Ccy="EUR">${amount}</TtlAmt></Btch><TxDtls><Amt Ccy="EUR">${amount}</Amt></TxDtls></NtryDtls>`;
    const entry = (...amounts: readonly string[]) =>
      camt053().replace(/(<\/BkTxCd>\s*)<NtryDtls>\s*<Btch>[\s\S]*?<\/NtryDtls>/, `$1${amounts.map(part).join('')}`);
    accepts(entry('100.00', '20.50'));
    reports(entry('100.00', '20.00'), { variant: 'batches', path: 'Stmt/Ntry[2]/Amt', params: { sum: '120.00' } });
  });

  it('does not compare amounts with charges, or in another currency', () => {
    const charges = '<Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">1.00</TtlChrgsAndTaxAmt></Chrgs>';
    const wrong = camt053({ [`${single}/Amt`]: '251.00' });
    accepts(wrong.replace(/(<CdtDbtInd>CRDT<\/CdtDbtInd>\s*)(<\/TxDtls>)/, `$1${charges}$2`));
    accepts(wrong.replace(/(<\/BkTxCd>)/, `$1${charges}`));
    accepts(wrong.replace('<Amt Ccy="EUR">251.00', '<Amt Ccy="USD">251.00'));
  });

  it('shows a correct and an incorrect example', () => showsExamples(camt053, 'Stmt'));
});
