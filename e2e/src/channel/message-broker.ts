import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import rhea, { type Connection, type EventContext, type Message, type Sender } from 'rhea';

type Settlement = { readonly outcome: 'accepted' | 'rejected' | 'released'; readonly description?: string };
type QueuedMessage = { readonly message: Message };

/** Certificate and private key as PEM. */
export type TlsPair = { readonly cert: string; readonly key: string };

/**
 * A message broker for tests, made with the same library as the client of the product: it shows how the product behaves, not
 * that it understands other brokers. It has queues by name, SASL PLAIN, and keeps the outcome of each message.
 */
export const messageBroker = async (
  password: string,
  names: readonly string[],
  { tls, port = 0 }: { readonly tls?: TlsPair; readonly port?: number } = {},
) => {
  const waiting = new Map<string, QueuedMessage[]>(names.map((name) => [name, []]));
  const arrived = new Map<string, Message[]>(names.map((name) => [name, []]));
  const outcomes: (Settlement & { readonly message: Message })[] = [];
  const consumers = new Map<string, Set<Sender>>();
  const connections = new Set<Connection>();
  const inFlight = new Map<unknown, QueuedMessage & { readonly queue: string; readonly connection: Connection }>();
  let mostUnsettled = 0;
  /** Messages that were given to the library, by their link. */
  const given = new Map<Sender | undefined, number>();
  const container = rhea.create_container({ id: 'test-broker' });
  container.sasl_server_mechanisms.enable_plain((_user: string, given: string) => given === password);

  const pump = (queue: string): void => {
    for (const sender of consumers.get(queue) ?? []) {
      while (sender.sendable()) {
        const kept = waiting.get(queue)?.shift();
        if (!kept) return;
        given.set(sender, (given.get(sender) ?? 0) + 1);
        inFlight.set(sender.send(kept.message), { ...kept, queue, connection: sender.connection });
      }
    }
  };
  const settled = (outcome: Settlement['outcome']) => (context: EventContext) => {
    const { delivery } = context;
    const kept = inFlight.get(delivery);
    if (!kept) return;
    // The library keeps messages until there is credit; it counts those that it sent.
    const { sender } = context as { sender?: Sender & { readonly delivery_count: number } };
    const alike = [...inFlight.values()].filter(
      ({ queue, connection }) => queue === kept.queue && connection === kept.connection,
    );
    const unsent = (given.get(sender) ?? 0) - (sender?.delivery_count ?? 0);
    mostUnsettled = Math.max(mostUnsettled, alike.length - 1 - unsent);
    inFlight.delete(delivery);
    const state = delivery?.remote_state as { readonly error?: { readonly description?: string } } | undefined;
    const description = state?.error?.description;
    outcomes.push({ message: kept.message, outcome, ...(description === undefined ? {} : { description }) });
    if (outcome === 'released') waiting.get(kept.queue)?.unshift(kept);
  };
  const isUnknown = (address: unknown): boolean => !waiting.has(String(address));
  const notFound = { condition: 'amqp:not-found', description: 'no such queue' };

  container.on('connection_open', ({ connection }: EventContext) => connections.add(connection));
  /** Messages that were not settled stay in their queue. */
  const forget = (connection: Connection): void => {
    connections.delete(connection);
    for (const [delivery, kept] of inFlight) {
      if (kept.connection !== connection) continue;
      inFlight.delete(delivery);
      waiting.get(kept.queue)?.unshift(kept);
    }
    for (const senders of consumers.values())
      for (const sender of senders) if (sender.connection === connection) senders.delete(sender);
  };
  // The library reports a settlement after the end of the connection that arrived with it.
  for (const event of ['disconnected', 'connection_close'])
    container.on(event, ({ connection }: EventContext) => setImmediate(forget, connection));
  // A socket that this end destroys has no further event.
  const interrupt = (): void => {
    for (const connection of [...connections]) {
      (connection as unknown as { socket: { destroy(): void } }).socket.destroy();
      forget(connection);
    }
  };
  container.on('sender_open', ({ sender }: EventContext) => {
    if (!sender) return;
    const { address } = sender.source;
    if (isUnknown(address)) return sender.close(notFound);
    sender.set_source({ address });
    consumers.set(address, (consumers.get(address) ?? new Set()).add(sender));
  });
  container.on('receiver_open', ({ receiver }: EventContext) => {
    if (!receiver) return;
    const { address } = receiver.target;
    if (isUnknown(address)) return receiver.close(notFound);
    receiver.set_target({ address });
  });
  container.on('sendable', ({ sender }: EventContext) => pump(String(sender?.source.address)));
  container.on('accepted', settled('accepted'));
  container.on('rejected', settled('rejected'));
  container.on('released', settled('released'));
  container.on('message', ({ receiver, message }: EventContext) => {
    if (message) arrived.get(String(receiver?.target.address))?.push(message);
  });
  for (const event of ['session_close', 'sender_close', 'receiver_close', 'error', 'protocol_error'])
    container.on(event, () => undefined);

  const secure = tls ? { transport: 'tls' as const, ...tls } : {};
  const server = container.listen({ port, host: '127.0.0.1', ...secure } as Parameters<
    typeof container.listen
  >[0]) as Server;
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    put: (queue: string, message: Message): void => {
      waiting.get(queue)?.push({ message });
      pump(queue);
    },
    /** The messages that the product sent to a queue. */
    arrived: (queue: string): readonly Message[] => arrived.get(queue) ?? [],
    waiting: (queue: string): number => waiting.get(queue)?.length ?? 0,
    outcomes,
    /** The most messages of one consumer that were sent and not settled after the settlement of another one. */
    mostUnsettled: (): number => mostUnsettled,
    /** Ends every connection without a notice. */
    interrupt,
    stop: async (): Promise<void> => {
      interrupt();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
};
