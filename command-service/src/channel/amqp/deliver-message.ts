import type { MessageKey, MessageProperties } from '@clearbench/contracts/channel/events';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import rhea, { type Delivery, type EventContext, type Sender } from 'rhea';
import { senderTo } from './attach-link.ts';
import { type AmqpConnection, reasonOf } from './connect-amqp.ts';

/** Milliseconds until the broker takes a message. */
const patience = 30 * millisecondsPerSecond;

/** Bytes of a UUID. */
const uuidLength = 16;

/** An id as the other end sent it: a UUID and other bytes have types of their own. */
const idOf = ({ type, value }: MessageKey) => {
  if (type === 'string') return value;
  if (type === 'number') return Number(value);
  const bytes = Buffer.from(value, 'base64');
  return bytes.length === uuidLength ? bytes : rhea.types.wrap_binary(bytes);
};

export type Answer = {
  readonly deliveryId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Of the message that it answers. */
  readonly message: MessageProperties;
};

const refused = (reason: string) => new Failure('channel.answerRefused', { reason });

/** Resolves when the broker accepted the message. */
const accepted = (sender: Sender, send: () => Delivery): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure('channel.timeout')), patience).unref();
    const done = (failure?: Failure) => (): void => {
      clearTimeout(timer);
      if (failure) reject(failure);
      else resolve();
    };
    sender.on('accepted', done());
    sender.on('released', done(refused('released')));
    sender.on('modified', done(refused('modified')));
    sender.on('rejected', ({ delivery }: EventContext) => {
      const error = (delivery?.remote_state as { readonly error?: { condition?: string; description?: string } })
        ?.error;
      done(refused(reasonOf(error) || 'rejected'))();
    });
    sender.on('sender_error', () => done(refused(reasonOf(sender.error as Parameters<typeof reasonOf>[0])))());
    const first = (): void => {
      sender.removeListener('sendable', first);
      send();
    };
    if (sender.sendable()) first();
    else sender.on('sendable', first);
  });

/** Sends an answer to the queue that the message named, or else to the queue of the channel, and waits until the broker has it. */
export const deliverMessage = async (
  amqp: AmqpConnection,
  outQueue: string | undefined,
  { deliveryId, fileName, bytes, message: { replyTo, correlationId } }: Answer,
): Promise<void> => {
  const queue = replyTo ?? outQueue;
  if (queue === undefined) throw new Failure('channel.noReplyTo');
  const sender = await senderTo(amqp, queue);
  try {
    const body = rhea.message.data_section(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    const message = {
      ...{ message_id: deliveryId, to: queue, subject: fileName, content_type: 'application/xml', durable: true },
      ...(correlationId === undefined ? {} : { correlation_id: idOf(correlationId) }),
      application_properties: { fileName },
      body,
    };
    const over = await Promise.race([
      accepted(sender, () => sender.send(message as Parameters<Sender['send']>[0])).then(() => undefined),
      amqp.ended,
    ]);
    if (over) throw over;
  } finally {
    sender.session.close();
  }
};
