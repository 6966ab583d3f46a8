import type { PushMessage } from './push-message.ts';

/** A client that receives the messages of its audiences. */
export type Receiver = {
  readonly audiences: readonly string[];
  readonly session: { deliverNow(messages: readonly PushMessage[]): void };
};

/** The messages of one turn of the event loop, by audience. */
export type TurnOfMessages = {
  /** Adds a message for these audiences; `sent` is called when it has been written for each receiver. */
  add(message: PushMessage, audiences: readonly string[], sent: () => void): void;
  /** Sends what waits, without waiting for the end of the turn. */
  send(): void;
};

/** The messages for a receiver, in their order. */
const messagesFor = (
  { audiences }: Receiver,
  waiting: ReadonlyMap<string, readonly PushMessage[]>,
): readonly PushMessage[] => {
  const [first = [], ...others] = audiences.flatMap((audience) => {
    const messages = waiting.get(audience);
    return messages === undefined ? [] : [messages];
  });
  return others.length === 0 ? first : [first, ...others].flat().sort((one, other) => one.number - other.number);
};

/**
 * Collects the messages of a turn and then writes them client by client: the first client does not wait until each
 * message has been prepared for each of the others, and each client gets one write.
 */
export const turnOfMessages = (receiversOf: (audience: string) => Iterable<Receiver>): TurnOfMessages => {
  let waiting = new Map<string, PushMessage[]>();
  let sent: (() => void)[] = [];

  const send = (): void => {
    const [messages, finished] = [waiting, sent];
    [waiting, sent] = [new Map(), []];
    const done = new Set<Receiver>();
    for (const audience of messages.keys())
      for (const receiver of receiversOf(audience)) {
        if (done.has(receiver)) continue;
        done.add(receiver);
        receiver.session.deliverNow(messagesFor(receiver, messages));
      }
    for (const finish of finished) finish();
  };

  return {
    add: (message, audiences, finish) => {
      for (const audience of audiences) {
        const messages = waiting.get(audience);
        if (messages) messages.push(message);
        else waiting.set(audience, [message]);
      }
      if (sent.push(finish) === 1) setImmediate(send);
    },
    send,
  };
};
