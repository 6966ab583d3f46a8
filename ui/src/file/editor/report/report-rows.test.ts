import { processorTimeOf } from '@clearbench/contracts/testing/processor-time.fixture';
import { finding } from '../testing/finding.fixture.ts';
import { reportRows } from './report-rows.ts';

const messages = [
  finding({ severity: 'Info', ruleId: 'I-01' }),
  finding({ severity: 'Warning', ruleId: 'A-02' }),
  finding({ severity: 'Error', ruleId: 'A-02' }),
  finding({ severity: 'Error', ruleId: 'P-07' }),
  finding({ severity: 'Error', ruleId: 'A-02' }),
];
const shape = (...args: Parameters<typeof reportRows>) =>
  reportRows(...args).map((row) => (row.kind === 'group' ? `${row.name} (${row.count})` : row.index));

describe('rows of the report', () => {
  it('keep the order of the report', () => {
    expect(shape(messages, { hidden: [], group: 'none' })).toEqual([0, 1, 2, 3, 4]);
  });

  it('omit hidden severities and keep the numbers of the others', () => {
    expect(shape(messages, { hidden: ['Info', 'Error'], group: 'none' })).toEqual([1]);
  });

  it('put errors first when grouped by severity', () => {
    expect(shape(messages, { hidden: [], group: 'severity' })).toEqual([
      'Error (3)',
      2,
      3,
      4,
      'Warning (1)',
      1,
      'Info (1)',
      0,
    ]);
  });

  it('put the rule with the most errors first when grouped by rule', () => {
    expect(shape(messages, { hidden: [], group: 'rule' })).toEqual(['A-02 (3)', 1, 2, 4, 'P-07 (1)', 3, 'I-01 (1)', 0]);
  });

  it('put findings outside of transactions first, then the transactions in the order of the text', () => {
    const at = (path: string, line: number) => finding({ path, line });
    const payments = [at('/D/A/CdtTrfTxInf[10]/X', 90), at('/D/A/CdtTrfTxInf[2]/X', 20), at('/D/A/GrpHdr', 99)];
    expect(shape([...payments, at('/D/A/CdtTrfTxInf[2]/Y', 21)], { hidden: [], group: 'transaction' })).toEqual([
      ' (1)',
      2,
      '/D/A/CdtTrfTxInf[2] (2)',
      1,
      3,
      '/D/A/CdtTrfTxInf[10] (1)',
      0,
    ]);
  });

  it('omit findings that do not match the search', () =>
    expect(shape(messages, { hidden: ['Info'], group: 'rule' }, new Set([0, 2, 3]))).toEqual([
      'A-02 (1)',
      2,
      'P-07 (1)',
      3,
    ]));

  it('are computed in linear time for many findings', () => {
    const many = Array.from({ length: 100_000 }, (_, at) =>
      finding({ path: `/D/A/CdtTrfTxInf[${at % 30_000}]/X`, line: at }),
    );
    const rows = () => expect(reportRows(many, { hidden: [], group: 'transaction' })).toHaveLength(130_000);
    expect(processorTimeOf(rows)).toBeLessThan(5_000);
  });
});
