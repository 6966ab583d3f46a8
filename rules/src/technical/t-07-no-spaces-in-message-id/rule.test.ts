import { camt056 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('T-07: No spaces in message ids', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts an id of one piece', () => accepts(pacs008()));

  it('warns of blanks inside', () => {
    const finding = { value: 'BULK 1 OF  2', expected: 'BULK-1-OF-2', severity: 'Warning' };
    reports(pacs008({ 'GrpHdr/MsgId': 'BULK 1 OF  2' }), { ...finding, path: 'GrpHdr/MsgId' });
    reports(camt056({ 'Assgnmt/Id': 'BULK 1 OF  2' }), { ...finding, path: 'Assgnmt/Id' });
  });

  it('accepts spaces in other references', () => accepts(pacs008({ 'CdtTrfTxInf/PmtId/EndToEndId': 'INV 4711' })));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'GrpHdr'));
});
