import type { ConversationMessage } from '@clearbench/contracts/transfer/conversation';
import { conversationRows, isComparable, lanesOf, relatedKeys } from './conversation-rows.ts';

const message = (key: string, at: string, more: Partial<ConversationMessage> = {}): ConversationMessage => ({
  key,
  from: 'tester',
  to: 'clearing',
  fileId: key,
  fileName: `${key}.xml`,
  transferId: key,
  messageType: 'pacs.008.001.08',
  messageIds: [],
  at,
  refersTo: [],
  ...more,
});

const linesOf = (messages: readonly ConversationMessage[], cutOff = '16:30') =>
  conversationRows({ messages, cutOff }).map((row) =>
    row.kind === 'message' ? row.message.key : `${row.kind} ${row.at}`,
  );

describe('the rows of a conversation', () => {
  it('begin each day of the clearing with a line', () => {
    expect(linesOf([message('a', '2026-11-26T22:59:00Z'), message('b', '2026-11-26T23:01:00Z')])).toEqual([
      'day 2026-11-26T22:59:00Z',
      'a',
      'day 2026-11-26T23:01:00Z',
      'b',
    ]);
  });

  it('have the cut-off between two messages of a day', () => {
    expect(linesOf([message('a', '2026-11-26T15:29:00Z'), message('b', '2026-11-26T15:31:00Z')])).toEqual([
      'day 2026-11-26T15:29:00Z',
      'a',
      'cutOff 2026-11-26T15:30:00.000Z',
      'b',
    ]);
    expect(linesOf([message('a', '2026-11-26T15:29:00Z'), message('b', '2026-11-26T15:31:00Z')], '')).toHaveLength(3);
  });

  it('have the cut-off before the next day', () => {
    expect(linesOf([message('a', '2026-07-01T14:00:00Z'), message('b', '2026-07-02T06:00:00Z')])).toEqual([
      'day 2026-07-01T14:00:00Z',
      'a',
      'cutOff 2026-07-01T14:30:00.000Z',
      'day 2026-07-02T06:00:00Z',
      'b',
    ]);
  });

  it('have the cut-off of each day of a message, and the number of days between', () => {
    const rows = [message('a', '2026-11-26T10:00:00Z'), message('b', '2026-11-30T16:00:00Z')];
    expect(linesOf(rows)).toEqual([
      'day 2026-11-26T10:00:00Z',
      'a',
      'cutOff 2026-11-26T15:30:00.000Z',
      'quiet 2026-11-30T16:00:00Z',
      'day 2026-11-30T16:00:00Z',
      'cutOff 2026-11-30T15:30:00.000Z',
      'b',
    ]);
    expect(conversationRows({ messages: rows, cutOff: '' })).toContainEqual(expect.objectContaining({ days: 3 }));
  });

  it('have one line before the first message that is due', () => {
    const due = { isDue: true } as const;
    const rows = [
      message('a', '2026-11-26T10:00:00Z'),
      message('b', '2026-11-26T10:01:00Z', due),
      message('c', '2026-11-26T10:02:00Z', due),
    ];
    expect(linesOf(rows)).toEqual(['day 2026-11-26T10:00:00Z', 'a', 'now 2026-11-26T10:01:00Z', 'b', 'c']);
  });

  it('have a lane for the other bank only if it takes part', () => {
    const sent = message('a', '2026-11-26T10:00:00Z');
    expect(lanesOf([sent])).toEqual(['tester', 'clearing']);
    expect(lanesOf([sent, { ...sent, from: 'bank', to: 'tester' }])).toEqual(['tester', 'clearing', 'bank']);
  });

  it('are related in both directions', () => {
    const rows = [message('a', '1'), message('b', '2', { refersTo: ['a'] }), message('c', '3', { refersTo: ['b'] })];
    expect([...relatedKeys(rows, 'b')]).toEqual(['a', 'c']);
    expect([...relatedKeys(rows, 'x')]).toEqual([]);
  });

  it('can be compared with an original if they are released R-messages', () => {
    const referring = { refersTo: ['b'], messageType: 'camt.056.001.08' };
    expect(isComparable(message('a', '1', referring))).toBe(true);
    expect(isComparable(message('a', '1', { ...referring, messageType: 'pacs.008.001.08' }))).toBe(false);
    expect(isComparable(message('a', '1', { ...referring, isDue: true }))).toBe(false);
    expect(isComparable(message('a', '1', { ...referring, refersTo: [] }))).toBe(true);
    expect(isComparable(message('a', '1', { ...referring, messageType: 'CVF' }))).toBe(true);
    expect(isComparable(message('a', '1', { messageType: 'ICF' }))).toBe(false);
  });
});
