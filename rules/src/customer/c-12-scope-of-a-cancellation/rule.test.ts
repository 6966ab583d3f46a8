import { camt055, pain007 } from '@clearbench/iso20022/samples/customer-reports';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-12: Scope of a reversal or cancellation', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const sct = { scheme: 'sct' } as const;
  const group = 'OrgnlPmtInfAndRvsl';
  const cancelled = 'Undrlyg/OrgnlPmtInfAndCxl';
  const reason = '<RvslRsnInf><Rsn><Cd>AM05</Cd></Rsn></RvslRsnInf>';
  const ofGroup = (rest: string) => pain007({ [group]: `<OrgnlPmtInfId>P</OrgnlPmtInfId>${rest}` });
  const listed = '<TxInf><OrgnlEndToEndId>E</OrgnlEndToEndId></TxInf>';
  const whole = '<PmtInfRvsl>true</PmtInfRvsl>';

  it('accepts listed transactions with a reason, and a whole group with a reason', () => {
    accepts(pain007());
    accepts(pain007({}, '2021'), { rbVersion: '2021' });
    accepts(camt055(), sct);
    accepts(ofGroup(`${whole}${reason}`));
    accepts(ofGroup(`${reason}${listed}`));
  });

  it('accepts a whole message with a reason', () => {
    const all = pain007({ 'GrpHdr/GrpRvsl': 'true', [group]: undefined });
    accepts(all.replace('</OrgnlGrpInf>', `${reason}</OrgnlGrpInf>`));
    reports(all, { variant: 'reason', path: 'GrpHdr/GrpRvsl' });
  });

  it('reports an original of another kind', () => {
    const name = 'OrgnlGrpInf/OrgnlMsgNmId';
    const found = { variant: 'original', value: 'pain.001', params: { name: 'pain.008' } };
    reports(pain007({ [name]: 'pain.001' }), { ...found, path: name });
    const cancelledName = 'Undrlyg/OrgnlGrpInfAndCxl/OrgnlMsgNmId';
    reports(camt055({ [cancelledName]: 'pain.001.001.09' }), { variant: 'original', path: cancelledName });
    reports(camt055({ [cancelledName]: 'pacs.008' }), { variant: 'original', value: 'pacs.008' });
    reports(camt055({ [cancelledName]: 'pain.008' }), { variant: 'original', params: { name: 'pain.001' } }, sct);
  });

  it('reports transactions of a group or message that is reversed as a whole', () => {
    reports(ofGroup(`${whole}${reason}${listed}`), { variant: 'whole', path: `${group}/TxInf` });
    const all = pain007({ 'GrpHdr/GrpRvsl': '1' }).replace('</OrgnlGrpInf>', `${reason}</OrgnlGrpInf>`);
    reports(all, { variant: 'whole', path: `${group}/TxInf` });
  });

  it('reports a missing reason', () => {
    reports(ofGroup(listed), { variant: 'reason', path: `${group}/TxInf` });
    reports(ofGroup(whole), { variant: 'reason', path: `${group}/PmtInfRvsl` });
    reports(
      camt055({ [`${cancelled}/TxInf/CxlRsnInf`]: undefined }),
      { variant: 'reason', path: `${cancelled}/TxInf` },
      sct,
    );
  });

  it('reports a request that reverses or cancels nothing', () => {
    reports(ofGroup(''), { variant: 'nothing', path: `${group}/OrgnlPmtInfId` });
    const found = { variant: 'nothing', path: 'Undrlyg/OrgnlGrpInfAndCxl/OrgnlMsgNmId' };
    reports(camt055({ [cancelled]: undefined }), found, sct);
  });

  it('shows a correct and an incorrect example', () => showsExamples(pain007, ''));
});
