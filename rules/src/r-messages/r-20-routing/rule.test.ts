import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const back = pacs004({ 'TxInf/OrgnlTxId': 'ZYDO-DD-0001', 'GrpHdr/InstgAgt/FinInstnId/BICFI': 'ZYCOFRP0XXX' });

describe('R-20: Routing of R-messages', () => {
  const { accepts, reports } = ruleSpec(rule, { scheme: 'core' });

  it('accepts returns from the receiver of the collection and reversals from its sender', () => {
    accepts(back, { earlier: withOriginal(pacs003(), back) });
    accepts(pacs007(), { earlier: withOriginal(pacs003(), pacs007()) });
    accepts(back);
  });

  it('reports a return from elsewhere', () => {
    const other = pacs004({ 'TxInf/OrgnlTxId': 'ZYDO-DD-0001' });
    reports(other, { value: 'ZYDODEF0XXX', expected: 'ZYCOFRP0XXX' }, { earlier: withOriginal(pacs003(), other) });
  });

  it('reports a reversal from elsewhere', () => {
    const other = pacs007({ 'GrpHdr/InstgAgt/FinInstnId/BICFI': 'ZYCOFRP0XXX' });
    reports(other, { value: 'ZYCOFRP0XXX', expected: 'ZYDODEF0XXX' }, { earlier: withOriginal(pacs003(), other) });
  });

  it('ignores messages that the clearing delivers', () => {
    const changes = { 'TxInf/OrgnlTxId': 'ZYDO-DD-0001', 'GrpHdr/InstgAgt/FinInstnId/BICFI': 'ZYCSDEF0XXX' };
    accepts(pacs004(changes), { earlier: withOriginal(pacs003(), pacs004(changes)) });
  });

  it('ignores credit transfers', () => {
    const other = pacs004({ 'TxInf/OrgnlTxId': 'ZYDO-TX-0001' });
    accepts(other, { earlier: withOriginal(pacs008(), other) });
  });
});
