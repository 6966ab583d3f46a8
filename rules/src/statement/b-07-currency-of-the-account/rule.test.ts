import { camt052, camt053 } from '@clearbench/iso20022/samples/statements';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('B-07: Currency of the account', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts amounts in the currency of the account, and an account without a currency', () => {
    accepts(camt053());
    accepts(camt053({ 'Stmt/Acct/Ccy': undefined, 'Stmt/Ntry/Amt@Ccy': 'USD' }));
  });

  it('reports balances and entries in another currency', () => {
    const found = { value: 'USD', expected: 'EUR' };
    reports(camt053({ 'Stmt/Bal/Amt@Ccy': 'USD' }), { ...found, variant: 'balance', path: 'Stmt/Bal/Amt' });
    reports(camt052({ 'Rpt/Ntry/Amt@Ccy': 'USD' }), { ...found, variant: 'entry', path: 'Rpt/Ntry/Amt' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(camt053, { Acct: 'Stmt', Bal: 'Stmt' }));
});
