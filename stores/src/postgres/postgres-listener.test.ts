import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { PostgresHosts } from './postgres-hosts.ts';
import { listening } from './postgres-listener.ts';

/** A server whose connections record their statements; an answer can be held back. */
const fakeServer = () => {
  const connections: { readonly said: string[]; readonly break: () => void }[] = [];
  let answering: Promise<void> = Promise.resolve();
  const newClient = () => {
    const events = new EventEmitter();
    const said: string[] = [];
    const client = Object.assign(events, {
      connect: async () => void connections.push({ said, break: () => events.emit('end') }),
      query: async (statement: string) => {
        said.push(statement);
        await answering;
      },
      end: async () => void events.emit('end'),
      escapeIdentifier: (name: string) => name,
    });
    return client as unknown as pg.Client;
  };
  const hosts: PostgresHosts = { count: 1, newClient, admit: async () => {}, isCurrent: () => true };
  return {
    hosts,
    connections,
    /** Holds answers back until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      answering = promise;
      return resolve;
    },
  };
};

const eventually = async (isSo: () => boolean): Promise<void> => {
  for (const until = Date.now() + 20_000; !isSo(); ) {
    if (Date.now() > until) throw new Error('the condition did not hold in time');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

describe('a connection that listens for notifications', () => {
  it('listens to a channel that is added while it connects again', async () => {
    const { hosts, connections, hold } = fakeServer();
    const { listen, stop } = listening(hosts, {}, () => {});
    const resumed: string[] = [];
    const listenTo = (channel: string) =>
      listen({ channel, heard: () => {}, resumed: () => void resumed.push(channel) });
    await listenTo('log');
    const answer = hold();
    connections[0]?.break();
    await eventually(() => connections[1]?.said.length === 1);
    await listenTo('notices');
    answer();
    await eventually(() => resumed.length === 2);
    expect(connections[1]?.said).toEqual(['LISTEN log', 'LISTEN notices']);
    await stop();
  });
});
