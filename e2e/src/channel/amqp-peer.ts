import { once } from 'node:events';
import rhea, { type EventContext, type Message } from 'rhea';

/** The bank's end of a broker: sends messages to queues, and collects those of other queues. */
export const amqpPeer = async (port: number, username: string, password: string) => {
  const container = rhea.create_container({ id: `bank-${port}` });
  const connection = container.connect({ host: '127.0.0.1', port, username, password, reconnect: false });
  for (const event of ['disconnected', 'connection_error', 'error']) container.on(event, () => undefined);
  await once(connection, 'connection_open');
  return {
    send: async (queue: string, messages: readonly Message[]): Promise<void> => {
      const sender = connection.open_sender(queue);
      await once(sender, 'sendable');
      for (const message of messages) {
        const accepted = once(sender, 'accepted');
        sender.send(message);
        await accepted;
      }
      sender.close();
    },
    /** The messages of a queue, which grow. */
    collect: (queue: string): readonly Message[] => {
      const messages: Message[] = [];
      const receiver = connection.open_receiver({ source: queue });
      receiver.on('message', ({ message }: EventContext) => message && messages.push(message));
      return messages;
    },
    stop: (): void => connection.close(),
  };
};
