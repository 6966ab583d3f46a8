import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { participantMessages } from './participant-messages.ts';

const message = { environmentId: 'e1', messageId: 'ENG-DL-1', messageType: 'pacs.008.001.08', sha256: 'x' };
const delivered = (deliveredTo?: { readonly bic?: string; readonly userId: string }): TransferEvent => ({
  type: 'MessageDelivered',
  data: { transferId: 't1', fileId: 'f2', ...message, ...(deliveredTo ? { deliveredTo } : {}) },
});
const referenced: TransferEvent = {
  type: 'MessageReferenced',
  data: {
    transferId: 't2',
    fileId: 'f3',
    environmentId: 'e1',
    originalMessageId: 'ENG-DL-1',
    messageType: 'pacs.004.001.09',
    transactionsSha256: 'y',
  },
};

describe('messages to participants', () => {
  const { given } = projectionSpec(participantMessages);

  it('have the tester, the participant, and the answers', () => {
    const document = given(delivered({ bic: 'ZYBBFRP0', userId: 'u2' }), referenced).document('e1|ENG-DL-1');
    expect(document).toMatchObject({ userId: 'u2', bic: 'ZYBBFRP0', fileId: 'f2', memory: 0 });
    expect(document?.answers.map(({ messageType }) => messageType)).toEqual(['pacs.004.001.09']);
  });

  it('are not those that a tester receives as a sender', () => {
    expect(given(delivered(), referenced).document('e1|ENG-DL-1')).toBeUndefined();
    expect(given(delivered({ userId: 'u1' })).document('e1|ENG-DL-1')).toBeUndefined();
  });
});
