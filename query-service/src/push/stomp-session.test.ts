import { changeQueue, transferQueue } from '@clearbench/contracts/product-constants';
import { pushMessage } from './push-message.ts';
import { stompSession } from './stomp-session.ts';

const frame = (command: string, headers: Record<string, string> = {}): string =>
  `${command}\n${Object.entries(headers)
    .map(([name, value]) => `${name}:${value}\n`)
    .join('')}\n\0`;

const wired = () => {
  const sent: string[] = [];
  const state = { closed: false };
  const wire = {
    send: (text: string) => void sent.push(text),
    close: () => {
      state.closed = true;
    },
  };
  return { sent, state, session: stompSession(wire, 'tessa') };
};
const connected = () => {
  const all = wired();
  all.session.receive(frame('CONNECT', { 'accept-version': '1.2' }));
  return all;
};

describe('a STOMP session', () => {
  it('greets with version, heartbeats and the user', () => {
    const { sent } = connected();
    expect(sent[0]).toMatch(/^CONNECTED\n/);
    expect(sent[0]).toContain('version:1.2');
    expect(sent[0]).toContain('user-name:tessa');
  });
  it('delivers to the queue that was asked for, and to no other', () => {
    const { sent, session } = connected();
    session.receive(frame('SUBSCRIBE', { id: 's1', destination: transferQueue }));
    session.deliver(pushMessage(changeQueue, '{}'));
    session.deliver(pushMessage(transferQueue, '{"to":"settled"}'));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatch(/^MESSAGE\n/);
    expect(sent[1]).toContain('subscription:s1');
    expect(sent[1]).toContain('{"to":"settled"}');
  });
  it('stops delivering after an unsubscribe', () => {
    const { sent, session } = connected();
    session.receive(frame('SUBSCRIBE', { id: 's1', destination: transferQueue }));
    session.receive(frame('UNSUBSCRIBE', { id: 's1' }));
    session.deliver(pushMessage(transferQueue, '{}'));
    expect(sent).toHaveLength(1);
  });
  it('acknowledges what asked for a receipt', () => {
    const { sent, session } = connected();
    session.receive(frame('SUBSCRIBE', { id: 's1', destination: transferQueue, receipt: 'r1' }));
    expect(sent[1]).toContain('receipt-id:r1');
  });
  it.each([
    ['a queue that is not its own', frame('SUBSCRIBE', { id: 's1', destination: '/user/queue/somebody' })],
    ['a message sent', frame('SEND', { destination: transferQueue })],
  ])('ends at %s', (_, text) => {
    const { sent, state, session } = connected();
    session.receive(text);
    expect(sent.at(-1)).toMatch(/^ERROR\n/);
    expect(state.closed).toBe(true);
  });
  it('says nothing before it was greeted', () => {
    const { sent, state, session } = wired();
    session.beat();
    session.receive(frame('SUBSCRIBE', { id: 's1', destination: transferQueue }));
    expect(sent).toEqual([expect.stringMatching(/^ERROR\n/)]);
    expect(state.closed).toBe(true);
  });
});
