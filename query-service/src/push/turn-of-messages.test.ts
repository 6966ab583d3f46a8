import { pushMessage } from './push-message.ts';
import { turnOfMessages } from './turn-of-messages.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

const setup = (members: Readonly<Record<string, readonly string[]>>) => {
  const log: string[] = [];
  const receivers = Object.entries(members).map(([name, audiences]) => ({
    audiences,
    session: {
      deliverNow: (messages: readonly { readonly queue: string }[]) =>
        void log.push(`${name}: ${messages.map(({ queue }) => queue).join(' ')}`),
    },
  }));
  const messages = turnOfMessages((audience) => receivers.filter(({ audiences }) => audiences.includes(audience)));
  const add = (name: string, ...audiences: string[]) =>
    messages.add(pushMessage(name, '{}'), audiences, () => void log.push(`sent ${name}`));
  return { log, messages, add };
};

describe('the messages of a turn', () => {
  it('are written client by client, and reported after all of them', async () => {
    const { log, add } = setup({ one: ['env:a'], two: ['env:a'] });
    add('m1', 'env:a');
    add('m2', 'env:a');
    expect(log).toEqual([]);
    await turn();
    expect(log).toEqual(['one: m1 m2', 'two: m1 m2', 'sent m1', 'sent m2']);
    await turn();
    expect(log).toHaveLength(4);
  });

  it('reach each client once and in their order, whichever audiences they have', async () => {
    const { log, add } = setup({ both: ['everyone', 'env:a'], admin: ['env:*'], other: ['env:b'] });
    add('m1', 'env:a', 'env:*');
    add('m2', 'everyone');
    add('m3', 'env:a', 'env:*');
    await turn();
    expect(log.slice(0, 2)).toEqual(['both: m1 m2 m3', 'admin: m1 m3']);
    expect(log.slice(2)).toEqual(['sent m1', 'sent m2', 'sent m3']);
  });

  it('can be sent before the end of the turn, once', async () => {
    const { log, add, messages } = setup({ one: ['env:a'] });
    add('m1', 'env:a');
    messages.send();
    await turn();
    expect(log).toEqual(['one: m1', 'sent m1']);
  });
});
