import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-15: Participation in direct debits', () => {
  const { accepts, reports } = ruleSpec(rule, { scheme: 'b2b' });
  const reachable = (...bics: readonly string[]) => ({ clearing: { reachable: bics } });

  it('accepts banks of the directory, and all banks where there is none', () => {
    accepts(pacs003());
    accepts(pacs003(), reachable('ZYDODEF0', 'ZYCOFRP0'));
  });

  it('reports a debtor bank that cannot be debited', () =>
    reports(
      pacs003(),
      { variant: 'debtor', value: 'ZYCOFRP0XXX', path: 'DrctDbtTxInf/DbtrAgt' },
      reachable('ZYDODEF0'),
    ));

  it('reports a creditor bank that may not collect', () =>
    reports(pacs003(), { variant: 'creditor', path: 'DrctDbtTxInf/CdtrAgt' }, reachable('ZYCOFRP0')));
});
