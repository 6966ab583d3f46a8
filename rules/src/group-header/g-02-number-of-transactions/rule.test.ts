import { pacs004 } from '@clearbench/iso20022/samples/answers';
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

  it('reports another value with the expected one', () => {
    const finding = { path: 'GrpHdr/NbOfTxs', value: '3' };
    reports(pacs008({ 'GrpHdr/NbOfTxs': '3', 'CdtTrfTxInf[2]/PmtId/TxId': 'B' }), { ...finding, expected: '2' });
    reports(pacs004({ 'GrpHdr/NbOfTxs': '3' }), { ...finding, expected: '1' });
  });
});
