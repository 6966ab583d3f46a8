import { reportRows } from './report-rows.ts';
import { finding } from './sample-finding.ts';

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

  it('leave out hidden severities and keep the numbers of the others', () => {
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

  it('put the rule with the most of the worst first when grouped by rule', () => {
    expect(shape(messages, { hidden: [], group: 'rule' })).toEqual(['A-02 (3)', 1, 2, 4, 'P-07 (1)', 3, 'I-01 (1)', 0]);
  });
});
