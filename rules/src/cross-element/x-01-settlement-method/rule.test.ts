import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { isoProfile, pacs009 } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { validate } from '../../testing/validate.fixture.ts';
import { rule } from './rule.ts';

describe('X-01: Settlement method and its elements', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);
  const settlement = (content: string) => ({ 'GrpHdr/SttlmInf': content });
  const method = (code: string): string => `<SttlmMtd>${code}</SttlmMtd>`;
  const account = '<SttlmAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></SttlmAcct>';
  const clearing = '<ClrSys><Prtry>ST2</Prtry></ClrSys>';
  const agent = (name: string): string => `<${name}><FinInstnId><BICFI>ZYCOFRP0XXX</BICFI></FinInstnId></${name}>`;

  it('accepts the elements that belong to the method', () => {
    accepts(pacs009());
    accepts(pacs009(settlement(method('CLRG') + clearing)));
    accepts(pacs009(settlement(method('INDA') + account)));
    accepts(pacs009(settlement(method('INGA'))));
    accepts(pacs009(settlement(method('COVE') + agent('InstgRmbrsmntAgt'))));
    accepts(pacs009(settlement(method('COVE') + agent('InstdRmbrsmntAgt'))));
  });

  it.each(['INDA', 'INGA'])('reports a clearing and reimbursement agents with %s', (code) => {
    const path = 'GrpHdr/SttlmInf/ClrSys';
    const params = { constraint: 'SettlementMethodAgentRule', cause: `SttlmMtd ${code}`, element: 'ClrSys' };
    reports(pacs009(settlement(method(code) + clearing)), { path, variant: 'notAllowed', params });
    const third = settlement(method(code) + account + agent('ThrdRmbrsmntAgt'));
    reports(pacs009(third), { path: 'GrpHdr/SttlmInf/ThrdRmbrsmntAgt' });
  });

  it('reports a settlement account and reimbursement agents with CLRG', () => {
    reports(pacs009(settlement(method('CLRG') + account)), { path: 'GrpHdr/SttlmInf/SttlmAcct' });
    const instructing = settlement(method('CLRG') + clearing + agent('InstgRmbrsmntAgt'));
    reports(pacs009(instructing), { path: 'GrpHdr/SttlmInf/InstgRmbrsmntAgt' });
  });

  it('reports cover without reimbursement agent, and with a clearing', () => {
    const path = 'GrpHdr/SttlmInf/SttlmMtd';
    const params = { constraint: 'SettlementMethodCoverAgentRule', required: 'InstgRmbrsmntAgt / InstdRmbrsmntAgt' };
    reports(pacs009(settlement(method('COVE'))), { path, variant: 'missing', params });
    const withClearing = settlement(method('COVE') + clearing + agent('InstdRmbrsmntAgt'));
    reports(pacs009(withClearing), { path: 'GrpHdr/SttlmInf/ClrSys' });
  });

  it('applies to messages of a scheme', () => {
    reports(pacs008(settlement(method('CLRG') + account)), { path: 'GrpHdr/SttlmInf/SttlmAcct' });
    reports(pacs008(settlement(method('CLRG') + account), '2019'), { path: 'GrpHdr/SttlmInf/SttlmAcct' });
  });

  it('leaves a method that the scheme does not allow to the rule of the scheme', () => {
    const text = new TextEncoder().encode(pacs008(settlement(method('COVE') + clearing)));
    expect(validate(text, sctProfile).validationMessages.map(({ ruleId }) => ruleId)).toEqual(['G-11']);
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs009, 'GrpHdr'));
});
