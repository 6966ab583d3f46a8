import { messageKey } from '@clearbench/iso20022/message-history/message-history';
import { camt056 } from '@clearbench/iso20022/samples/answers';
import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { noHistory } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const seen = (messageId: string) => ({
  earlier: { ...noHistory, uses: { [messageKey(messageId)]: { messageId, at: '2025-10-14T09:00:00Z' } } },
});

describe('G-01: Unique message id', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts a new id, and any id if earlier messages are unknown', () => {
    accepts(pacs008(), { earlier: noHistory });
    accepts(pacs008());
  });

  it('reports an id that was seen', () => {
    const value = 'ZYDO-20251015-0001';
    reports(pacs008(), { path: 'GrpHdr/MsgId', value }, seen(value));
    reports(camt056({ 'Assgnmt/Id': value }), { path: 'Assgnmt/Id', value }, seen(value));
  });

  it('reports an id of a previous message of the file, also of another type', () => {
    const value = 'ZYDO-20251015-0001';
    const other = pacs008({ 'GrpHdr/MsgId': 'OTHER' });
    const found = { variant: 'inFile', value, params: { firstLine: 16 } };
    reports(creditFile({}, [pacs008(), other, pacs008()]), { ...found, path: 'GrpHdr/MsgId' });
    reports(creditFile({}, [pacs008(), camt056({ 'Assgnmt/Id': value })]), { ...found, path: 'Assgnmt/Id' });
    reports(creditFile({}, [other, pacs008()]), { path: 'GrpHdr/MsgId', value }, seen(value));
    accepts(creditFile({}, [pacs008(), other]));
  });
});
