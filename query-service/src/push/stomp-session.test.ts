import { changeQueue, transferQueue } from '@clearbench/contracts/product-constants';
import { liveLimits } from './live-limits.ts';
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
    sendNow: (texts: readonly string[]) => void sent.push(...texts),
    close: () => {
      state.closed = true;
    },
  };
  const time = { now: 0 };
  return { sent, state, time, session: stompSession(wire, 'tessa', () => time.now) };
};
const connected = () => {
  const all = wired();
  all.session.receive(frame('CONNECT', { 'accept-version': '1.2' }));
  return all;
};

describe('STOMP session', () => {
  it('answers with version, heart-beats and user', () => {
    const { sent } = connected();
    expect(sent[0]).toMatch(/^CONNECTED\n/);
    expect(sent[0]).toContain('version:1.2');
    expect(sent[0]).toContain('user-name:tessa');
  });
  it('delivers to the subscribed queue only', () => {
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
  it('acknowledges a requested receipt', () => {
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
  it('sends nothing before CONNECT', () => {
    const { sent, state, session } = wired();
    session.beat();
    session.receive(frame('SUBSCRIBE', { id: 's1', destination: transferQueue }));
    expect(sent).toEqual([expect.stringMatching(/^ERROR\n/)]);
    expect(state.closed).toBe(true);
  });
});

describe('limits of a STOMP session', () => {
  const messages = (sent: readonly string[]) => sent.map((text) => /^message:(.*)$/m.exec(text)?.[1]).filter(Boolean);
  const subscribe = (id: string) => frame('SUBSCRIBE', { id, destination: changeQueue });

  it('accept a message of the largest size, and none above it', () => {
    const { session, sent, state } = connected();
    session.receive('\n'.repeat(liveLimits.message));
    expect(state.closed).toBe(false);
    session.receive('\n'.repeat(liveLimits.message + 1));
    expect([messages(sent), state.closed]).toEqual([['session.messageTooLarge'], true]);
  });

  it('accept a frame that ends within the largest size', () => {
    const { session, sent, state, time } = connected();
    session.receive('SUBSCRIBE\nid:');
    for (let part = 0; part <= liveLimits.message / 1_000 && !state.closed; part += 1) {
      time.now += 1_000;
      session.receive('x'.repeat(1_000));
    }
    expect([messages(sent), state.closed]).toEqual([['session.frameTooLarge'], true]);
  });

  it('accept messages up to the rate', () => {
    const { session, sent, state, time } = connected();
    for (let beat = 0; beat < 10 * liveLimits.messages.burst; beat += 1) {
      time.now += 1_000;
      session.receive('\n');
    }
    expect(state.closed).toBe(false);
    for (let beat = 0; beat <= liveLimits.messages.burst; beat += 1) session.receive('\n');
    expect([messages(sent), state.closed]).toEqual([['session.tooFast'], true]);
  });

  it('accept frames up to the rate, also many in one message', () => {
    const { session, sent } = connected();
    session.receive(frame('UNSUBSCRIBE', { id: 's1', receipt: 'r' }).repeat(300));
    expect(messages(sent)).toEqual(['session.tooFast']);
    expect(sent.filter((text) => text.startsWith('RECEIPT')).length).toBeLessThan(liveLimits.messages.burst);
  });

  it('accept bytes up to the rate', () => {
    const { session, sent } = connected();
    for (let message = 0; message <= liveLimits.bytes.burst / liveLimits.message; message += 1)
      session.receive('\n'.repeat(liveLimits.message));
    expect(messages(sent)).toEqual(['session.tooFast']);
  });

  it('accept slightly more subscriptions than queues, with short ids', () => {
    const { session, sent, state } = connected();
    for (let id = 0; id < liveLimits.subscriptions; id += 1) session.receive(subscribe(`s${id}`) + subscribe(`s${id}`));
    expect(state.closed).toBe(false);
    session.receive(subscribe('one more'));
    expect([messages(sent), state.closed]).toEqual([['session.tooManySubscriptions'], true]);
    const other = connected();
    other.session.receive(subscribe('x'.repeat(liveLimits.subscriptionId + 1)));
    expect(messages(other.sent)).toEqual(['session.frameTooLarge']);
  });

  it.each([
    ['no version', {}, 'session.unknownVersion'],
    ['another version', { 'accept-version': '1.0,1.1,9'.repeat(20) }, 'session.unknownVersion'],
    ['an endless heart-beat', { 'accept-version': '1.2', 'heart-beat': '9999999999,0' }, 'session.frameInvalid'],
    ['no numbers for a heart-beat', { 'accept-version': '1.2', 'heart-beat': 'NaN,-1' }, 'session.frameInvalid'],
  ])('refuse a CONNECT with %s', (_, headers, error) => {
    const { session, sent } = wired();
    session.receive(frame('CONNECT', headers));
    expect(messages(sent)).toEqual([error]);
  });

  it('require one CONNECT within the time limit', () => {
    const twice = connected();
    twice.session.receive(frame('CONNECT', { 'accept-version': '1.2' }));
    expect(messages(twice.sent)).toEqual(['session.connectedAlready']);
    const silent = wired();
    silent.session.beat();
    expect(silent.state.closed).toBe(false);
    silent.session.beat();
    expect([messages(silent.sent), silent.state.closed]).toEqual([['session.notConnected'], true]);
  });

  it('refuse a body', () => {
    const { session, sent } = connected();
    session.receive(`SUBSCRIBE\nid:s1\ndestination:${changeQueue}\n\nbody\0`);
    expect(messages(sent)).toEqual(['session.frameInvalid']);
  });

  it('ignore frames after the end', () => {
    const { session, sent } = connected();
    session.receive(`SEND\n\n\0${subscribe('s1')}`);
    session.receive(subscribe('s1'));
    session.deliver(pushMessage(changeQueue, '{}'));
    session.beat();
    expect(sent).toHaveLength(2);
  });
});
