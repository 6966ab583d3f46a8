import { pain002 } from '@clearbench/iso20022/samples/customer-reports';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-11: Name of a close match', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const transaction = 'OrgnlPmtInfAndSts/TxInfAndSts';
  const result = (status: string, rest = '') => pain002({ [transaction]: `<TxSts>${status}</TxSts>${rest}` });
  const information = '<StsRsnInf><AddtlInf>Exemple Fournitures SA</AddtlInf></StsRsnInf>';

  it('accepts other results, and a close match with the name', () => {
    accepts(pain002());
    for (const status of ['RCVC', 'RVNM', 'RVNA']) accepts(result(status));
    accepts(result('RVMC', information));
    accepts(pain002({ [`${transaction}/TxSts`]: 'RVMC' }));
    accepts(pain002({ [`${transaction}/TxSts`]: 'RVMC' }, '2021'), { rbVersion: '2021' });
  });

  it('reports a close match without a name', () => {
    const reason = '<StsRsnInf><Rsn><Prtry>X</Prtry></Rsn></StsRsnInf>';
    reports(result('RVMC'), { path: `${transaction}/TxSts`, value: 'RVMC', severity: 'Error' });
    reports(result('RVMC', reason), { path: `${transaction}/TxSts` }, { scheme: 'inst' });
  });

  it('shows a correct and an incorrect example', () =>
    showsExamples((changes) => pain002({ [transaction]: '<StsId>1</StsId>', ...changes }), transaction));
});
