import type { SuiteRunMessage, SuiteRunStep } from '@clearbench/contracts/suite-run/parts';
import { conversationRows } from './conversation-rows.ts';
import { messagesOfCase } from './messages-of-case.ts';

const message = (key: string, at: string, changes: Partial<SuiteRunMessage> = {}): SuiteRunMessage => ({
  ...{ key, at, from: 'clearing', to: 'tester', fileName: `${key}.xml`, transferId: 't', messageType: 'pacs.002' },
  ...{ messageIds: [], refersTo: [], ...changes },
});
const step = (number: number, messages?: readonly SuiteRunMessage[]): SuiteRunStep => ({
  ...{ step: number, kind: 'send', result: 'passed', at: '2027-06-15T09:00:00.000Z', duration: 1 },
  ...{ files: [], reasons: [], mismatches: [] },
  ...(messages ? { conversation: { cutOff: '16:00', messages: [...messages] } } : {}),
});

const sent = message('sent', '2027-06-15T09:00:00.000Z', { from: 'tester', to: 'clearing' });
const status = message('status', '2027-06-15T09:00:01.000Z');
const return_ = message('return', '2027-06-16T09:00:00.000Z', { from: 'bank' });

describe('the conversation of a case', () => {
  const steps = [
    step(1, [sent, { ...status, isDue: true }, { ...return_, isDue: true }]),
    step(2),
    step(3, [{ ...status, hash: 'abc' }]),
    step(4, [{ ...status, hash: 'abc', isEdited: true }]),
  ];
  const found = messagesOfCase(steps, ({ step: number }) => `Step ${number}`);

  it('has the last state of each message, in the order of time', () => {
    expect(found.messages.map(({ key, isDue, isEdited }) => [key, isDue ?? false, isEdited ?? false])).toEqual([
      ['sent', false, false],
      ['status', false, true],
      ['return', true, false],
    ]);
    expect(found.cutOff).toBe('16:00');
  });

  it('names the step that delivered a message, and none for a message that is due', () => {
    expect(found.messages.map((one) => one.step)).toEqual(['Step 1', 'Step 3', undefined]);
    expect(conversationRows(found).flatMap((row) => (row.kind === 'step' ? [row.step] : []))).toEqual([
      'Step 1',
      'Step 3',
    ]);
  });

  it('keeps messages of the same second in the order of their steps', () => {
    const first = { ...status, at: sent.at };
    const found = messagesOfCase([step(1, [{ ...first, isDue: true }]), step(2, [sent]), step(3, [first])], String);
    expect(found.messages.map(({ key }) => key)).toEqual(['sent', 'status']);
  });

  it('is empty for a run of an earlier version of the product', () => {
    expect(messagesOfCase([step(1), step(2)], () => '')).toEqual({ cutOff: '', messages: [] });
  });
});
