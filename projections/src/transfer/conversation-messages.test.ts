import type { TransferDocument } from '@clearbench/contracts/transfer/views';
import { conversationMessages, reportedBy } from './conversation-messages.ts';

type Answer = TransferDocument['answers'][number];
type Verdict = NonNullable<TransferDocument['verdict']>;

const answer = (messageType: string, changes: object = {}): Answer =>
  ({
    answerId: 'a1',
    fileId: 'f2',
    fileName: 'a.xml',
    messageType,
    dueAt: 'x',
    reason: { params: {} },
    ...changes,
  }) as never;
const verdict = (groupStatus: string, code?: string): Verdict =>
  ({
    groupStatus,
    fileCode: 'A00',
    bulkCode: 'B00',
    reasons: code ? [{ params: { code }, trigger: '' }] : [],
  }) as never;

describe('what an answer reports', () => {
  it.each([
    ['acceptance', answer('pacs.002.001.10'), verdict('ACCP'), { groupStatus: 'ACCP' }],
    [
      'rejection with its code',
      answer('pacs.002.001.10'),
      verdict('RJCT', 'AM04'),
      { groupStatus: 'RJCT', code: 'AM04' },
    ],
    [
      'failed settlement of an accepted payment',
      answer('pacs.002.001.10', { reason: { params: { code: 'ED05' } } }),
      verdict('ACCP'),
      { groupStatus: 'RJCT', code: 'ED05' },
    ],
    [
      'the code of a return',
      answer('pacs.004.001.09', { reason: { params: { code: 'AC04' } } }),
      verdict('ACCP'),
      { code: 'AC04' },
    ],
    [
      'nothing of a message to a participant',
      answer('pacs.002.001.10', { recipient: { bic: 'B' } }),
      verdict('ACCP'),
      {},
    ],
  ])('is %s', (_, one, of, reported) => expect(reportedBy(one, of)).toEqual(reported));

  it('is part of the conversation', () => {
    const transfer = {
      ...{ transferId: 't', fileId: 'f', fileName: 'p.xml', requestedAt: '1', sentAt: '1', verdict: verdict('ACCP') },
      answers: [answer('pacs.002.001.10', { releasedAt: '2' })],
    } as unknown as TransferDocument;
    expect(conversationMessages([transfer]).map(({ groupStatus }) => groupStatus)).toEqual(['ACCP', 'ACCP']);
  });
});
