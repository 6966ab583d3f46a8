import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import type { EventContext, Receiver, Sender } from 'rhea';
import { type AmqpConnection, reasonOf } from './connect-amqp.ts';

/** Milliseconds until the broker opens a link. */
const patience = 20 * millisecondsPerSecond;

/** A terminus as a queue; IBM MQ and Artemis take an address without this capability for a topic. */
const queueAt = (address: string) => ({ address, capabilities: ['queue'] });

type Problem = Parameters<typeof reasonOf>[0];

/** Resolves when the broker opened a link; fails with its reason. */
const attached = async <L extends Sender | Receiver>(
  { ended }: AmqpConnection,
  link: L,
  queue: string,
  kind: 'sender' | 'receiver',
): Promise<L> => {
  const unusable = (problem: unknown) =>
    new Failure('channel.queueUnusable', { queue, reason: reasonOf(problem as Problem) });
  const opened = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure('channel.timeout')), patience).unref();
    const failed = (problem: unknown): void => {
      clearTimeout(timer);
      reject(unusable(problem));
    };
    link.on(`${kind}_error`, () => failed(link.error));
    link.on(`${kind}_close`, () => failed(link.error));
    link.session.on('session_error', ({ session }: EventContext) => failed(session?.error));
    link.session.on('session_close', ({ session }: EventContext) => failed(session?.error));
    link.on(`${kind}_open`, () => {
      // A broker refuses a link by opening it without an address and then closing it.
      const terminus = kind === 'receiver' ? link.source : link.target;
      if (terminus?.address === undefined || terminus.address === null) return;
      clearTimeout(timer);
      resolve();
    });
  });
  const over = await Promise.race([opened.then(() => undefined), ended]);
  if (over) throw over;
  return link;
};

/** A link that receives one message for each credit, which stays at the broker until it is settled. */
export const receiverOf = (amqp: AmqpConnection, queue: string, largest: number): Promise<Receiver> => {
  const options = { source: queueAt(queue), autoaccept: false, credit_window: 0 } as const;
  // The broker sends nothing settled, and settles with the outcome.
  const modes = { snd_settle_mode: 0, rcv_settle_mode: 0, max_message_size: largest } as const;
  const session = amqp.connection.create_session();
  session.open();
  return attached(amqp, session.open_receiver({ ...options, ...modes }), queue, 'receiver');
};

/** A link that sends to a queue. */
export const senderTo = (amqp: AmqpConnection, queue: string): Promise<Sender> => {
  const session = amqp.connection.create_session();
  session.open();
  return attached(amqp, session.open_sender({ target: queueAt(queue), autosettle: true }), queue, 'sender');
};
