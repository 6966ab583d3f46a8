import { camt052, camt053 } from '@clearbench/iso20022/samples/statements';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const balance = (code: string, date = '2025-10-15', currency = 'EUR'): string =>
  `<Bal><Tp>${code}</Tp><Amt Ccy="${currency}">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt>${date}</Dt></Bal>`
    .replace(/<Tp>(.*)<\/Tp>/, '<Tp><CdOrPrtry><Cd>$1</Cd></CdOrPrtry></Tp>')
    .replace(/<Dt>(.*)<\/Dt>/, '<Dt><Dt>$1</Dt></Dt>');

/** The sample with further balances before its first one. */
const withBalances = (...further: readonly string[]): string => camt053().replace('<Bal>', `${further.join('')}<Bal>`);

describe('B-08: Balances of a period', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts one balance of each type, other currencies and types that can repeat', () => {
    accepts(camt053());
    accepts(camt052());
    accepts(withBalances(balance('PRCD'), balance('OPAV'), balance('OPBD', '2025-10-15', 'USD')));
    accepts(
      withBalances(balance('FWAV', '2025-10-16'), balance('FWAV', '2025-10-17'), balance('ITBD'), balance('ITBD')),
    );
  });

  it('reports a second balance of the same type, day and currency', () =>
    reports(withBalances(balance('OPBD')), {
      variant: 'twice',
      severity: 'Error',
      path: 'Stmt/Bal[2]/Tp',
      value: 'OPBD',
    }));

  it('warns of a second balance of another day', () =>
    reports(withBalances(balance('CLBD', '2025-10-14')), { variant: 'otherDay', severity: 'Warning', value: 'CLBD' }));

  it('compares the balances of one statement', () => {
    const statement = camt053();
    const [, first = ''] = /(<Stmt>.*<\/Stmt>)/s.exec(statement) ?? [];
    accepts(statement.replace('</BkToCstmrStmt>', () => `${first.replace('ZYDO-42', 'ZYDO-43')}</BkToCstmrStmt>`));
  });

  it('shows a correct and an incorrect example', () => showsExamples(camt053, { Bal: 'Stmt' }));
});
