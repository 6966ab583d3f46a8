import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-07: Settlement date in the group header', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts it there', () => {
    accepts(pacs008());
    accepts(pacs004());
  });

  it('reports a bulk without', () => {
    reports(pacs008({ 'GrpHdr/IntrBkSttlmDt': undefined }), { variant: 'missing', path: 'GrpHdr' });
    reports(pacs004({ 'GrpHdr/IntrBkSttlmDt': undefined }), { variant: 'missing', path: 'GrpHdr' });
  });

  it('reports a date on a transaction', () => {
    const finding = { variant: 'onTransaction', value: '2025-10-16' };
    reports(pacs008({ 'CdtTrfTxInf/IntrBkSttlmDt': '2025-10-16' }), { ...finding, path: 'CdtTrfTxInf/IntrBkSttlmDt' });
    reports(pacs004({ 'TxInf/IntrBkSttlmDt': '2025-10-16' }), { ...finding, path: 'TxInf/IntrBkSttlmDt' });
  });
});
