import { Failure } from '@clearbench/contracts/failure';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Delivery, EventContext, Message } from 'rhea';
import type { CommandContext } from '../../command-context.ts';
import type { ChannelSignals } from '../channel-signals.ts';
import { failureSentence } from '../failure-sentence.ts';
import { isAboutFile } from '../is-about-file.ts';
import { refusalRecorder } from '../record-refusal.ts';
import type { AmqpChannel } from '../server-connections.ts';
import { exchangeCalls } from '../sftp/exchange-calls.ts';
import { isRecordedFailure, recordedFailure } from '../sftp/recorded-failure.ts';
import type { SessionTokens } from '../sftp/session-tokens.ts';
import { receiverOf } from './attach-link.ts';
import type { AmqpConnection } from './connect-amqp.ts';
import { fileOfMessage } from './message-file.ts';

export type TakingParts = Pick<CommandContext, 'handle' | 'views' | 'texts'> & {
  readonly tokens: SessionTokens;
  /** The address of this process. */
  readonly url: string;
  readonly signals: ChannelSignals;
  readonly clock: Clock;
  /** Bytes of a file. */
  readonly largestContent: number;
};

/** The condition of a rejection; the description has the reason. Both are with the message in the queue of dead letters. */
const rejection = 'amqp:not-allowed';

/** Longest description of a rejection in characters. */
const longestDescription = 500;

/**
 * Messages that the broker may send ahead once the first one was settled. Before that it is one, because some brokers count
 * each delivery that ends unsettled, and a channel that cannot take files now would use up the count of all of them.
 */
const mostAhead = 10;

/**
 * Takes the messages of a queue one by one in their order: each passes the exchange of this process as a file, and is accepted
 * when its event is on disk. A message that cannot be a file is rejected with the reason; for any other reason it stays at the
 * broker.
 */
export const messageTaking = (parts: TakingParts) => {
  const { views, texts, tokens, url, signals, clock, largestContent } = parts;
  const recordRefusal = refusalRecorder(parts);

  /** Resolves when the file is stored; fails with the reason, which is in the log of the channel. */
  const stored = async (channel: AmqpChannel, message: Message, token: string): Promise<void> => {
    const { channelId, inQueue } = channel;
    const { put } = exchangeCalls({ url, channelId, token, views });
    try {
      const { fileName, bytes, ...origin } = fileOfMessage(message, inQueue);
      if (bytes.length > largestContent) throw new Failure('file.tooLarge', { limit: largestContent });
      await put(fileName, [new Uint8Array(bytes)], origin);
    } catch (error) {
      if (error instanceof Failure && !isRecordedFailure(error))
        await recordRefusal({ channelId, call: 'amqp' }, error, clock.now());
      throw error;
    }
  };

  /** Settles a message; throws if the reason is not the message. */
  const settle = async (channel: AmqpChannel, message: Message, delivery: Delivery, token: string): Promise<void> => {
    const { channelId } = channel;
    try {
      await stored(channel, message, token);
      delivery.accept();
      signals.message(channelId, 'accepted');
    } catch (error) {
      if (!(error instanceof Failure) || !isAboutFile(error)) {
        delivery.release();
        signals.message(channelId, 'released');
        throw error;
      }
      const description = failureSentence(texts.en ?? {}, error).slice(0, longestDescription);
      delivery.reject({ condition: rejection, description });
      signals.message(channelId, 'rejected');
    }
  };

  /** A message that was rejected before it was complete ended the connection: the log has it as a refused message. */
  const refusedAsTooLarge = async ({ channelId }: AmqpChannel, reason: Failure | Error): Promise<Failure | Error> => {
    if (!(reason instanceof Failure) || reason.errorKey !== 'file.tooLarge') return reason;
    signals.message(channelId, 'rejected');
    await recordRefusal({ channelId, call: 'amqp' }, reason, clock.now());
    return recordedFailure(reason.errorKey, reason.params);
  };

  /** Ends with the reason when the connection ends. */
  return async (amqp: AmqpConnection, channel: AmqpChannel, succeeded: () => void): Promise<void> => {
    const { token, end } = tokens.open(channel);
    try {
      const receiver = await receiverOf(amqp, channel.inQueue, largestContent);
      let [last, ahead, isOver] = [Promise.resolve(), 0, false];
      const ask = (messages: number): void => {
        ahead += messages;
        receiver.add_credit(messages);
      };
      const failed = new Promise<Failure | Error>((resolve) => {
        receiver.on('message', ({ message, delivery }: EventContext) => {
          const size = amqp.completed();
          last = last.then(async () => {
            if (!message || !delivery || isOver) return;
            try {
              await settle(channel, message, delivery, token);
              ahead -= 1;
              amqp.processed(size);
              if (!isOver) ask(mostAhead - ahead);
            } catch (error) {
              isOver = true;
              resolve(error instanceof Error ? error : new Error(String(error)));
            }
          });
        });
      });
      succeeded();
      ask(1);
      const reason = await Promise.race([failed, amqp.ended]);
      isOver = true;
      await last;
      throw await refusedAsTooLarge(channel, reason);
    } finally {
      end();
    }
  };
};
