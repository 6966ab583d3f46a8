import { camt052, camt053 } from '@clearbench/iso20022/samples/statements';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('B-01: Closing balance', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const amount = (place: number) => `Stmt/Bal${place > 1 ? `[${place}]` : ''}/Amt`;
  const direction = 'Stmt/Bal[2]/CdtDbtInd';
  const old = { rbVersion: '2021' } as const;

  it('accepts a closing balance that is the opening balance and the booked entries', () => {
    accepts(camt053());
    accepts(camt053({}, '2021'), old);
    accepts(camt052());
  });

  it('reports another closing balance', () => {
    const found = { variant: 'closing', path: amount(2), value: '1129.49', expected: '1129.50' };
    reports(camt053({ [amount(2)]: '1129.49' }), found);
    reports(camt053({ [amount(2)]: '1129.49' }, '2021'), found, old);
  });

  it('reports the wrong direction, and amount and direction', () => {
    reports(camt053({ [direction]: 'DBIT' }), { variant: 'direction', path: direction, expected: 'CRDT' });
    const overdrawn = camt053({ [direction]: 'DBIT', [amount(2)]: '1.00' });
    reports(overdrawn, { variant: 'both', value: '1.00', params: { right: '1129.50 CRDT' } });
  });

  it('adds exact decimals', () => {
    const changes = { [amount(1)]: '0.1', 'Stmt/Ntry/Amt': '0.2', 'Stmt/Ntry[2]/Amt': '0.3', [amount(2)]: '0.00' };
    accepts(camt053(changes));
  });

  it('does not add entries that are not booked', () => {
    const pending = camt053({ 'Stmt/Ntry/Sts/Cd': 'PDNG', [amount(2)]: '879.50' });
    accepts(pending);
    reports(camt053({ 'Stmt/Ntry/Sts/Cd': 'PDNG' }), { variant: 'closing', expected: '879.50' });
  });

  it('takes the closing balance of the previous statement as the opening balance', () => {
    const code = 'Stmt/Bal/Tp/CdOrPrtry/Cd';
    accepts(camt053({ [code]: 'PRCD' }));
    reports(camt053({ [code]: 'PRCD', [amount(1)]: '999.00' }), { variant: 'closing', expected: '1128.50' });
  });

  it('reports an opening balance that is not the previous closing balance', () => {
    const before =
      /<Bal>[\s\S]*?<\/Bal>/.exec(camt053())?.[0].replace('OPBD', 'PRCD').replace('1000.00', '999.00') ?? '';
    const both = camt053().replace('<Bal>', `${before}<Bal>`);
    reports(both, { variant: 'previous', path: amount(2), value: '1000.00', expected: '999.00' });
  });

  it('does not check a statement with an entry status of the bank', () =>
    accepts(camt053({ 'Stmt/Ntry/Sts': '<Prtry>OWN</Prtry>', [amount(2)]: '1.00' })));

  it('does not check pages, other currencies and a repeated balance', () => {
    const page = '<PgNb>1</PgNb><LastPgInd>false</LastPgInd>';
    const wrong = camt053({ [amount(2)]: '1.00' });
    accepts(wrong.replace('<ElctrncSeqNb>', `<StmtPgntn>${page}</StmtPgntn><ElctrncSeqNb>`));
    accepts(wrong.replace('</GrpHdr>', `<MsgPgntn>${page}</MsgPgntn></GrpHdr>`));
    accepts(wrong.replace('<Amt Ccy="EUR">250.00', '<Amt Ccy="USD">250.00'));
    accepts(camt053({ 'Stmt/Bal/Tp/CdOrPrtry/Cd': 'CLBD' }));
    const only = page.replace('false', 'true');
    reports(wrong.replace('<ElctrncSeqNb>', `<StmtPgntn>${only}</StmtPgntn><ElctrncSeqNb>`), { variant: 'closing' });
  });

  it('checks each statement of a message', () => {
    const [, statement = ''] = /(<Stmt>[\s\S]*<\/Stmt>)/.exec(camt053()) ?? [];
    const two = camt053().replace('</Stmt>', `</Stmt>${statement.replace('1129.50', '1.00')}`);
    reports(two, { variant: 'closing', path: 'Stmt[2]/Bal[2]/Amt', expected: '1129.50' });
  });

  it('shows a correct and an incorrect example', () => {
    const one = (changes = {}) => camt053({ 'Stmt/Ntry[2]': undefined, ...changes });
    showsExamples(one, 'Stmt');
  });
});
