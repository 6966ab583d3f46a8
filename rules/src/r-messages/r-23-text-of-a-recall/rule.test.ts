import { camt056 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('R-23: Text of a recall', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const place = 'Undrlyg/TxInf/CxlRsnInf';
  const recalled = (reason: string, text: string | undefined) =>
    camt056({ [`${place}/Rsn`]: `<Cd>${reason}</Cd>`, [`${place}/AddtlInf`]: text });

  it('accepts recalls without text, and a text with a recall because of fraud or a request of the payer', () => {
    accepts(recalled('DUPL', undefined));
    for (const reason of ['FRAD', 'CUST', 'AC03']) accepts(recalled(reason, 'The account was taken over'));
  });

  it.each(['DUPL', 'TECH'])('warns of a text with %s', (reason) =>
    reports(recalled(reason, 'Sent twice'), { path: `${place}/AddtlInf`, severity: 'Warning', params: { reason } }),
  );

  it('also reads proprietary reasons of 2009, in SCT Inst, and not in direct debits', () => {
    const text = camt056({ [`${place}/Rsn`]: '<Prtry>TECH</Prtry>', [`${place}/AddtlInf`]: 'Sent twice' }, '2019');
    reports(text, { params: { reason: 'TECH' } }, { rbVersion: '2019', scheme: 'inst' });
    accepts(recalled('TECH', 'Sent twice'), { scheme: 'core' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(camt056, 'Undrlyg/TxInf'));
});
