import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const group = 'OrgnlGrpInfAndSts';
const per = (count: number, status: string, sum?: string) =>
  `<NbOfTxsPerSts><DtldNbOfTxs>${count}</DtldNbOfTxs><DtldSts>${status}</DtldSts>${sum === undefined ? '' : `<DtldCtrlSum>${sum}</DtldCtrlSum>`}</NbOfTxsPerSts>`;

const ids = '<OrgnlMsgId>M</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId>';
/** A report with one rejected transaction in its list. */
const report = (rest: string, rbVersion: '2021' | '2025' = '2025', changes = {}) =>
  pacs002({ [group]: `${ids}${rest}`, ...changes }, rbVersion);
const status = (code: string) => `<GrpSts>${code}</GrpSts>`;
const all = (count: number, sum: string) => `<OrgnlNbOfTxs>${count}</OrgnlNbOfTxs><OrgnlCtrlSum>${sum}</OrgnlCtrlSum>`;
const unlisted = { TxInfAndSts: undefined };

describe('R-18: Counters of a status report', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts figures that add up, in both generations', () => {
    const text = `${all(3, '30.00')}${status('PART')}${per(2, 'ACCP', '20')}${per(1, 'RJCT', '10.00')}`;
    accepts(report(text));
    accepts(report(text, '2021'), { rbVersion: '2021' });
    accepts(report(`${all(3, '30.00')}${status('PART')}`));
  });

  it('accepts a report without counters', () => {
    accepts(pacs002());
    accepts(report(`${status('PART')}${per(1, 'RJCT')}`));
    accepts(report(`${all(3, '30')}${status('RJCT')}`, '2025', unlisted));
    accepts(report(`${all(2, '30')}${status('PART')}${per(1, 'ACCP')}${per(1, 'RJCT')}`));
  });

  it('ignores values that are not numbers (T-03)', () => {
    accepts(report(`${status('PART')}${per(Number.NaN, 'RJCT')}`, '2025', unlisted));
    accepts(report(`${status('RJCT')}${per(Number.POSITIVE_INFINITY, 'ACCP')}`, '2025', unlisted));
  });

  it('reports numbers and sums that do not add up', () => {
    const parts = `${per(2, 'ACCP', '20.10')}${per(1, 'RJCT', '10')}`;
    reports(report(`${all(4, '30.1')}${status('PART')}${parts}`), {
      variant: 'count',
      path: `${group}/OrgnlNbOfTxs`,
      value: '4',
      expected: '3',
      severity: 'Error',
    });
    const found = { variant: 'sum', path: `${group}/OrgnlCtrlSum`, value: '31.00', expected: '30.10' };
    reports(report(`${all(3, '31.00')}${status('PART')}${parts}`, '2021'), found, { rbVersion: '2021' });
  });

  it('reports a partial status if all transactions have the same status', () => {
    const found = { variant: 'part', path: `${group}/GrpSts`, value: 'PART' };
    reports(report(`${all(1, '10')}${status('PART')}`), found);
    reports(report(status('PART'), '2025', unlisted), found);
    reports(report(`${status('PART')}${per(2, 'ACCP')}${per(0, 'RJCT')}`, '2025', unlisted), found);
    reports(report(`${all(2, '10')}${status('PART')}${per(2, 'RJCT')}`), found);
  });

  it('reports a group status that contradicts the transactions', () => {
    reports(report(`${status('RJCT')}${per(2, 'ACCP')}${per(1, 'RJCT')}`), { variant: 'rejected', value: 'RJCT' });
    reports(pacs002({ [`${group}/GrpSts`]: 'RJCT', 'TxInfAndSts/TxSts': 'ACSP' }), { variant: 'rejected' });
    reports(report(status('ACSC')), { variant: 'accepted', value: 'ACSC' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs002, 'OrgnlGrpInfAndSts'));
});
