import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { isoProfile, pacs004OfIso, pacs009, pain001OfIso } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('X-03: Elements on one level only', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);
  const bank = '<FinInstnId><BICFI>ZYCOFRP0XXX</BICFI></FinInstnId>';

  it('accepts a settlement date in the header or in each transaction', () => {
    accepts(pacs009());
    accepts(pacs009({ 'GrpHdr/IntrBkSttlmDt': undefined, 'CdtTrfTxInf/IntrBkSttlmDt': '2025-10-16' }));
  });

  it('reports a settlement date on both levels, or on none', () => {
    const path = 'CdtTrfTxInf/IntrBkSttlmDt';
    const params = { constraint: 'GroupHeaderInterbankSettlementDateRule', cause: 'GrpHdr/IntrBkSttlmDt' };
    reports(pacs009({ [path]: '2025-10-16' }), { path, variant: 'notAllowed', params });
    const without = { 'GrpHdr/IntrBkSttlmDt': undefined, 'CdtTrfTxInf[2]/IntrBkSttlmDt': '2025-10-16' };
    reports(pacs009(without), { path: 'CdtTrfTxInf', variant: 'onNeither' });
  });

  it('reports agents and the payment type on both levels', () => {
    reports(pacs009({ 'CdtTrfTxInf/InstgAgt': bank }), { path: 'CdtTrfTxInf/InstgAgt' });
    reports(pacs009({ 'CdtTrfTxInf/InstdAgt': bank }), { path: 'CdtTrfTxInf/InstdAgt' });
    const type = '<InstrPrty>NORM</InstrPrty>';
    accepts(pacs009({ 'CdtTrfTxInf/PmtTpInf': type }));
    const onBoth = { 'GrpHdr/PmtTpInf': type, 'CdtTrfTxInf[2]/PmtTpInf': type };
    reports(pacs009(onBoth), { path: 'CdtTrfTxInf[2]/PmtTpInf', variant: 'notAllowed' });
  });

  it('reports the original group of a return on both levels', () => {
    const original = '<OrgnlMsgId>M-1</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId>';
    reports(pacs004OfIso({ OrgnlGrpInf: original, 'TxInf/OrgnlGrpInf': original }), { path: 'TxInf/OrgnlGrpInf' });
  });

  it('reports what a payment group and its transfers both state', () => {
    accepts(pain001OfIso());
    reports(pain001OfIso({ 'PmtInf/CdtTrfTxInf/ChrgBr': 'SLEV' }), {
      path: 'PmtInf/CdtTrfTxInf/ChrgBr',
      params: { constraint: 'ChargeBearerRule', cause: 'PmtInf/ChrgBr' },
    });
    const name = '<Nm>Carla Muster</Nm>';
    accepts(pain001OfIso({ 'PmtInf/UltmtDbtr': name }));
    const onBoth = { 'PmtInf/UltmtDbtr': name, 'PmtInf/CdtTrfTxInf/UltmtDbtr': name };
    reports(pain001OfIso(onBoth), { path: 'PmtInf/CdtTrfTxInf/UltmtDbtr' });
    const type = { 'PmtInf/CdtTrfTxInf/PmtTpInf': '<SvcLvl><Cd>SEPA</Cd></SvcLvl>' };
    reports(pain001OfIso(type), { path: 'PmtInf/CdtTrfTxInf/PmtTpInf' });
  });

  it('reports a creditor identifier of the group and of a collection', () => {
    accepts(pain008());
    const id = '<Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id></Othr></PrvtId></Id>';
    const path = 'PmtInf/DrctDbtTxInf/DrctDbtTx/CdtrSchmeId';
    reports(pain008({ [path]: id }), { path, params: { constraint: 'CreditorSchemeIdentificationRule' } });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs009, 'CdtTrfTxInf'));
});
