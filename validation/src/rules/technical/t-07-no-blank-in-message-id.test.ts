import { ruleSpec } from '../rule-spec.ts';
import { camt056 } from '../samples/answers.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { noBlankInMessageId } from './t-07-no-blank-in-message-id.ts';

describe('T-07: a message id has no blanks', () => {
  const { accepts, reports } = ruleSpec(noBlankInMessageId);

  it('accepts an id of one piece', () => accepts(pacs008()));

  it('warns of blanks inside', () => {
    const finding = { value: 'BULK 1 OF  2', expected: 'BULK-1-OF-2', severity: 'Warning' };
    reports(pacs008({ 'GrpHdr/MsgId': 'BULK 1 OF  2' }), { ...finding, path: 'GrpHdr/MsgId' });
    reports(camt056({ 'Assgnmt/Id': 'BULK 1 OF  2' }), { ...finding, path: 'Assgnmt/Id' });
  });

  it('lets other references have them', () => accepts(pacs008({ 'CdtTrfTxInf/PmtId/EndToEndId': 'INV 4711' })));
});
