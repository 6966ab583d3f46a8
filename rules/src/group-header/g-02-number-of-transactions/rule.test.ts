import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { pain007 } from '@clearbench/iso20022/samples/customer-reports';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-02: Number of transactions', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts the right number', () => {
    accepts(pacs008());
    accepts(pacs008({ 'GrpHdr/NbOfTxs': '2', 'CdtTrfTxInf[2]/PmtId/TxId': 'B' }));
    accepts(pacs004());
  });

  it('counts the transactions of an order to reverse, unless it is about a whole group', () => {
    accepts(pain007(), { scheme: 'core' });
    const finding = { path: 'GrpHdr/NbOfTxs', value: '7', expected: '1' };
    reports(pain007({ 'GrpHdr/NbOfTxs': '7' }), finding, { scheme: 'core' });
    const whole = { 'GrpHdr/NbOfTxs': '7', OrgnlPmtInfAndRvsl: '<PmtInfRvsl>true</PmtInfRvsl>' };
    accepts(pain007(whole), { scheme: 'core' });
  });

  it('reports another value with the expected one', () => {
    const finding = { path: 'GrpHdr/NbOfTxs', value: '3' };
    reports(pacs008({ 'GrpHdr/NbOfTxs': '3', 'CdtTrfTxInf[2]/PmtId/TxId': 'B' }), { ...finding, expected: '2' });
    reports(pacs004({ 'GrpHdr/NbOfTxs': '3' }), { ...finding, expected: '1' });
  });
});
