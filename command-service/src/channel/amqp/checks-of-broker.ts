import type { ChannelCheck } from '@clearbench/contracts/channel/administration-routes';
import type { BankParts } from '../bank-connections.ts';
import { checkedStep } from '../checked-step.ts';
import type { AmqpChannel } from '../server-connections.ts';
import { receiverOf, senderTo } from './attach-link.ts';
import { type AmqpConnection, connectAmqp } from './connect-amqp.ts';

/** Opens the links without receiving or sending a message. */
const checksOfQueues = async (
  amqp: AmqpConnection,
  { inQueue, outQueue, direction }: AmqpChannel,
  largest: number,
): Promise<ChannelCheck[]> => [
  await checkedStep('inQueue', async () => (await receiverOf(amqp, inQueue, largest)).session.close()),
  ...(direction === 'in' || outQueue === undefined
    ? []
    : [await checkedStep('outQueue', async () => (await senderTo(amqp, outQueue)).session.close())]),
];

/** Whether a channel can work with a message broker: its password, the sign-in, and each queue. */
export const checksOfBroker = async (parts: BankParts, channel: AmqpChannel): Promise<ChannelCheck[]> => {
  const hasCredential: ChannelCheck = { check: 'credential', ok: channel.credential !== undefined };
  if (!channel.credential) return [hasCredential];
  let queues: ChannelCheck[] = [];
  const connection = await checkedStep('connection', async () => {
    const amqp = await connectAmqp(parts, channel, await parts.credentials.open(channel.credential));
    try {
      queues = await checksOfQueues(amqp, channel, parts.largestContent);
    } finally {
      amqp.close();
    }
  });
  return [hasCredential, connection, ...queues];
};
