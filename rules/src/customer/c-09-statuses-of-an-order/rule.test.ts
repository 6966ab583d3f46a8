import { pain002OfCollections } from '@clearbench/iso20022/samples/customer-reports';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-09: Statuses and figures of a report on an order', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const message = 'OrgnlGrpInfAndSts';
  const group = 'OrgnlPmtInfAndSts';

  const transaction = (status: string) => `<TxInfAndSts><TxSts>${status}</TxSts></TxInfAndSts>`;
  const per = (count: number, status: string, sum?: string) =>
    `<NbOfTxsPerSts><DtldNbOfTxs>${count}</DtldNbOfTxs><DtldSts>${status}</DtldSts>${sum === undefined ? '' : `<DtldCtrlSum>${sum}</DtldCtrlSum>`}</NbOfTxsPerSts>`;
  const ofMessage = (rest: string, total = 2) => ({
    [message]: `<OrgnlMsgId>M</OrgnlMsgId><OrgnlMsgNmId>pain.008</OrgnlMsgNmId><OrgnlNbOfTxs>${total}</OrgnlNbOfTxs>${rest}`,
  });
  const ofGroup = (rest: string, total = 2) => ({
    [group]: `<OrgnlPmtInfId>P</OrgnlPmtInfId><OrgnlNbOfTxs>${total}</OrgnlNbOfTxs>${rest}`,
  });
  const group_ = (status: string) => `<PmtInfSts>${status}</PmtInfSts>`;
  const message_ = (status: string) => `<GrpSts>${status}</GrpSts>`;
  const report = (...changes: readonly Record<string, string>[]) => pain002OfCollections(Object.assign({}, ...changes));
  const found = (variant: string, path: string, value: string) => ({ variant, path, value });

  it('accepts a report that lists rejected transactions only, also of 2009', () => {
    accepts(report());
    accepts(pain002OfCollections({}, '2019'), { rbVersion: '2019' });
    accepts(report(ofMessage(message_('PART')), ofGroup(`${group_('PART')}${transaction('RJCT')}`)));
  });

  it('reports a rejected transaction below an accepted group or message', () => {
    const accepted = ofGroup(`${group_('ACCP')}${transaction('RJCT')}`);
    reports(report(accepted), found('accepted', `${group}/PmtInfSts`, 'ACCP'));
    const rejected = ofGroup(transaction('RJCT'));
    reports(report(ofMessage(message_('ACSP')), rejected), found('accepted', `${message}/GrpSts`, 'ACSP'));
  });

  it('reports an accepted transaction or group below a rejected one', () => {
    const both = ofGroup(`${group_('RJCT')}${transaction('RJCT')}${transaction('ACCP')}`);
    reports(report(both), found('rejected', `${group}/PmtInfSts`, 'RJCT'));
    reports(
      report(ofMessage(message_('RJCT')), ofGroup(group_('ACCP'))),
      found('rejected', `${message}/GrpSts`, 'RJCT'),
    );
  });

  it('reports partly accepted groups in which all are alike', () => {
    const all = ofGroup(`${group_('PART')}${transaction('RJCT').repeat(2)}`);
    reports(report(all), found('part', `${group}/PmtInfSts`, 'PART'));
    const accepted = ofGroup(`${group_('PART')}${transaction('ACCP')}`);
    reports(report(accepted), found('part', `${group}/PmtInfSts`, 'PART'));
    accepts(report(ofGroup(`${group_('PART')}${transaction('RJCT')}${transaction('ACCP')}`)));
    accepts(report(ofGroup(`${group_('PART')}${transaction('PDNG')}${transaction('ACCP')}`)));
  });

  it('reports numbers and sums by status that do not add up', () => {
    const figures = `${per(1, 'RJCT', '10.00')}${per(2, 'ACCP', '20.00')}`;
    const count = { variant: 'count', path: `${group}/OrgnlNbOfTxs`, value: '2', expected: '3' };
    reports(report(ofGroup(`${figures}${transaction('RJCT')}`)), count);
    const sum = { variant: 'sum', path: `${message}/OrgnlCtrlSum`, value: '31.00', expected: '30.00' };
    reports(report(ofMessage(`<OrgnlCtrlSum>31.00</OrgnlCtrlSum>${figures}`, 3)), sum);
  });

  it('reports more listed transactions than stated, in all and with one status', () => {
    const three = ofGroup(transaction('RJCT').repeat(3));
    reports(report(ofMessage('', 3), three), {
      ...found('listed', `${group}/OrgnlNbOfTxs`, '2'),
      params: { listed: 3 },
    });
    const two = ofGroup(`${per(1, 'RJCT')}${per(1, 'ACCP')}${transaction('RJCT').repeat(2)}`);
    const place = `${group}/NbOfTxsPerSts/DtldNbOfTxs`;
    reports(report(two), { ...found('ofStatus', place, '1'), params: { status: 'RJCT', listed: 2 } });
  });

  it('compares each of several groups', () => {
    const xml = report(ofMessage('', 4), ofGroup(`${group_('PART')}${transaction('RJCT')}`));
    const second = /<OrgnlPmtInfAndSts>[\s\S]*<\/OrgnlPmtInfAndSts>/.exec(xml)?.[0].replace('PART', 'ACCP') ?? '';
    const two = xml.replace('</CstmrPmtStsRpt>', `${second}</CstmrPmtStsRpt>`);
    reports(two, found('accepted', `${group}[2]/PmtInfSts`, 'ACCP'));
  });

  it('reports contradictions of a verification of payee', () => {
    const close = ofGroup(`${group_('RCVC')}${transaction('RCVC')}${transaction('RVMC')}`);
    reports(report(close), found('matched', `${group}/PmtInfSts`, 'RCVC'), { scheme: 'sct' });
    const all = ofGroup(`${group_('RVCM')}${transaction('RCVC').repeat(2)}`);
    reports(report(all), found('mismatched', `${group}/PmtInfSts`, 'RVCM'), { scheme: 'sct' });
    accepts(report(ofGroup(`${group_('RVCM')}${transaction('RCVC')}${transaction('RVNM')}`)), { scheme: 'inst' });
    accepts(report(ofGroup(`${group_('RVCM')}${transaction('RCVC')}`)), { scheme: 'sct' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pain002OfCollections, ''));
});
