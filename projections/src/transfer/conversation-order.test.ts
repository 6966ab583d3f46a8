import type { ConversationMessage } from '@clearbench/contracts/transfer/conversation';
import { inOrder } from './conversation-order.ts';

const message = (key: string, at: string, ...refersTo: string[]): ConversationMessage => ({
  key,
  from: 'tester',
  to: 'clearing',
  fileId: key,
  fileName: key,
  transferId: key,
  messageType: '',
  messageIds: [],
  at,
  refersTo,
});
const keysOf = (messages: readonly ConversationMessage[], ...last: string[]) =>
  inOrder(messages, new Set(last)).map(({ key }) => key);

describe('the messages of a conversation', () => {
  it('are in the order of their times', () => {
    expect(keysOf([message('b', '2'), message('a', '3'), message('c', '1')])).toEqual(['c', 'b', 'a']);
  });

  it('of one time come after those to which they refer, and confirmations of participants last', () => {
    const confirmation = message('z:a2', '1', 'z');
    const all = [confirmation, message('b', '1', 'z:a1'), message('z:a1', '1', 'z'), message('z', '1')];
    expect(keysOf(all, 'z:a2')).toEqual(['z', 'z:a1', 'b', 'z:a2']);
  });

  it('of one time are in the order of the numbers in their keys', () => {
    const keys = ['t:a10', 't:a2', 't:a100', 't:a9'];
    expect(keysOf(keys.map((key) => message(key, '1')))).toEqual(['t:a2', 't:a9', 't:a10', 't:a100']);
  });

  it('that refer to each other have an order', () => {
    expect(keysOf([message('a', '1', 'b'), message('b', '1', 'a')])).toHaveLength(2);
  });
});
