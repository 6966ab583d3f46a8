import { camt052, camt053, camt054 } from '@clearbench/iso20022/samples/statements';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('B-02: Summary of entries', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const summary = 'Stmt/TxsSummry';
  const all = `${summary}/TtlNtries`;

  it('accepts numbers and sums of the entries in all account reports', () => {
    accepts(camt053());
    accepts(camt053({}, '2019'), { rbVersion: '2019' });
    accepts(camt052());
    accepts(camt054());
  });

  it('reports a wrong number of entries, credits and debits', () => {
    reports(camt053({ [`${all}/NbOfNtries`]: '3' }), { variant: 'count', path: `${all}/NbOfNtries`, expected: '2' });
    const credits = `${summary}/TtlCdtNtries/NbOfNtries`;
    reports(camt053({ [credits]: '2' }), { variant: 'count', path: credits, value: '2', expected: '1' });
    const debits = 'Ntfctn/TxsSummry/TtlDbtNtries/NbOfNtries';
    reports(camt054({ [debits]: '0' }), { variant: 'count', path: debits, expected: '1' });
  });

  it('reports wrong sums', () => {
    reports(camt053({ [`${all}/Sum`]: '129.50' }), { variant: 'sum', path: `${all}/Sum`, expected: '370.50' });
    const debits = `${summary}/TtlDbtNtries/Sum`;
    reports(camt053({ [debits]: '120.49' }), { variant: 'sum', path: debits, expected: '120.50' });
    const credits = 'Rpt/TxsSummry/TtlCdtNtries/Sum';
    reports(camt052({ [credits]: '1' }), { variant: 'sum', path: credits, expected: '250.00' });
  });

  it('reports a wrong net total or direction', () => {
    const net = `${all}/TtlNetNtry`;
    reports(camt053({ [`${net}/Amt`]: '370.50' }), { variant: 'net', path: `${net}/Amt`, expected: '129.50' });
    reports(camt053({ [`${net}/CdtDbtInd`]: 'DBIT' }), { variant: 'direction', expected: 'CRDT' });
    const old = camt053({ [`${net}/Amt`]: '1' }, '2021');
    reports(old, { variant: 'net', path: `${all}/TtlNetNtryAmt` }, { rbVersion: '2021' });
  });

  it('accepts the figures of all entries, or of the booked ones', () => {
    const pending = { 'Stmt/Ntry/Sts/Cd': 'PDNG' };
    accepts(camt053(pending));
    accepts(
      camt053({
        ...pending,
        [`${all}/NbOfNtries`]: '1',
        [`${all}/Sum`]: '120.50',
        [`${all}/TtlNetNtry/Amt`]: '120.50',
        [`${all}/TtlNetNtry/CdtDbtInd`]: 'DBIT',
        [`${summary}/TtlCdtNtries`]: '<NbOfNtries>0</NbOfNtries><Sum>0.00</Sum>',
      }),
    );
  });

  it('does not check pages and several currencies', () => {
    const wrong = camt053({ [`${all}/NbOfNtries`]: '3' });
    const page = '<StmtPgntn><PgNb>2</PgNb><LastPgInd>true</LastPgInd></StmtPgntn>';
    accepts(wrong.replace('<ElctrncSeqNb>', `${page}<ElctrncSeqNb>`));
    accepts(wrong.replace('<Amt Ccy="EUR">250.00', '<Amt Ccy="USD">250.00'));
  });

  it('shows a correct and an incorrect example', () =>
    showsExamples((changes) => camt053({ 'Stmt/Ntry[2]': undefined, [summary]: undefined, ...changes }), {
      TxsSummry: 'Stmt',
      Ntry: 'Stmt',
    }));
});
