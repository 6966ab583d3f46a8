import { pain002, pain002OfCollections } from '@clearbench/iso20022/samples/customer-reports';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-10: Reasons of a report on an order', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const message = 'OrgnlGrpInfAndSts';
  const group = 'OrgnlPmtInfAndSts';
  const code = `${group}/TxInfAndSts/StsRsnInf/Rsn/Cd`;
  const because = (reason: string) => `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>`;
  const rejected = '<TxInfAndSts><TxSts>RJCT</TxSts></TxInfAndSts>';
  const ofMessage = (rest: string) => ({
    [message]: `<OrgnlMsgId>M</OrgnlMsgId><OrgnlMsgNmId>pain.008</OrgnlMsgNmId>${rest}`,
  });
  const ofGroup = (rest: string) => ({ [group]: `<OrgnlPmtInfId>P</OrgnlPmtInfId>${rest}` });
  const group_ = (status: string, rest = '') => `<PmtInfSts>${status}</PmtInfSts>${rest}`;
  const message_ = (status: string, rest = '') => `<GrpSts>${status}</GrpSts>${rest}`;
  const report = (...changes: readonly Record<string, string>[]) => pain002OfCollections(Object.assign({}, ...changes));

  it('accepts a known reason at any level, also of 2009', () => {
    accepts(pain002(), { scheme: 'sct' });
    accepts(pain002OfCollections({}, '2019'), { rbVersion: '2019' });
    accepts(report(ofMessage(message_('RJCT', because('AM05'))), ofGroup(`${group_('RJCT')}${rejected}`)));
    accepts(report(ofGroup(`${group_('RJCT', because('AM05'))}${rejected}`)));
    accepts(
      report(
        ofMessage(message_('RJCT')),
        ofGroup(`${group_('RJCT')}<TxInfAndSts><TxSts>RJCT</TxSts>${because('AC01')}</TxInfAndSts>`),
      ),
    );
  });

  it('warns of a transaction without a status at any level', () => {
    const bare = `<TxInfAndSts>${because('AC01')}</TxInfAndSts>`;
    const path = `${group}/TxInfAndSts`;
    reports(report(ofMessage(''), ofGroup(bare)), { variant: 'noStatus', severity: 'Warning', path });
    accepts(report(ofMessage(''), ofGroup(`${group_('RJCT')}${bare}`)));
    accepts(report(ofMessage(message_('RJCT')), ofGroup(bare)));
  });

  it('accepts a proprietary reason', () =>
    accepts(pain002OfCollections({ [`${group}/TxInfAndSts/StsRsnInf/Rsn`]: '<Prtry>OWN</Prtry>' })));

  it('reports an unknown code at every level', () => {
    const unknown = { variant: 'unknown', value: 'ZZZZ', severity: 'Error' };
    reports(report({ [code]: 'ZZZZ' }), { ...unknown, path: code });
    const place = 'StsRsnInf/Rsn/Cd';
    reports(report(ofMessage(message_('RJCT', because('ZZZZ')))), { ...unknown, path: `${message}/${place}` });
    reports(report(ofGroup(group_('RJCT', because('ZZZZ')))), { ...unknown, path: `${group}/${place}` });
  });

  it('reports a rejection without a reason', () => {
    reports(report(ofGroup(rejected)), { variant: 'missing', path: `${group}/TxInfAndSts/TxSts`, value: 'RJCT' });
    reports(report(ofGroup(group_('RJCT'))), { variant: 'missing', path: `${group}/PmtInfSts` });
    reports(report(ofMessage(message_('RJCT')), ofGroup('')), { variant: 'missing', path: `${message}/GrpSts` });
  });

  it('warns of a reason of an accepted transaction', () => {
    const accepted = report({ [`${group}/TxInfAndSts/TxSts`]: 'ACSP' });
    reports(accepted, { variant: 'accepted', path: code, severity: 'Warning', params: { status: 'ACSP' } });
    accepts(report({ [`${group}/TxInfAndSts/TxSts`]: 'ACWC' }));
  });

  it('shows a correct and an incorrect example', () => showsExamples(pain002OfCollections, `${group}/TxInfAndSts`));
});
