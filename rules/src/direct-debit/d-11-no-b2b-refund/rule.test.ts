import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { rule as reasonCodes } from '../../r-messages/r-07-reason-codes/rule.ts';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('D-11: No refund of B2B direct debits', () => {
  const { accepts, reports } = ruleSpec(rule, { scheme: 'b2b' });
  const path = 'TxInf/RtrRsnInf/Rsn/Cd';
  const returned = (code: string) => pacs004({ [path]: code });

  it('accepts a return, and a refund of a basic debit', () => {
    accepts(returned('MD01'));
    accepts(returned('MD06'), { scheme: 'core' });
  });

  it('reports a refund', () => reports(returned('MD06'), { path, value: 'MD06', severity: 'Error' }));

  it('is the only rule to say so', () => {
    ruleSpec(reasonCodes, { scheme: 'b2b' }).accepts(returned('MD06'));
    ruleSpec(reasonCodes, { scheme: 'b2b' }).reports(returned('FOCR'), { variant: 'unknown' });
  });
});
