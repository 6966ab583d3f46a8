import { setTimeout as pause } from 'node:timers/promises';
import { channelView, postingChannelView } from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerMinute, millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import { asJobOwner, systemOwner } from '@clearbench/event-sourcing/job-owner';
import type { Log } from '@clearbench/event-sourcing/log';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { CommandContext } from '../../command-context.ts';
import type { BankParts } from '../bank-connections.ts';
import type { ChannelSignals } from '../channel-signals.ts';
import { receivingChannels } from '../posting-channels.ts';
import { connectionFailureRecorder } from '../record-connection-failure.ts';
import { isRecordedFailure } from '../sftp/recorded-failure.ts';
import type { SessionTokens } from '../sftp/session-tokens.ts';
import { connectAmqp } from './connect-amqp.ts';
import { messageTaking, type TakingParts } from './take-message.ts';

/** The pause after a failed connection: a second, twice as long after each further one, at most five minutes. */
const pauseAfter = (failures: number): number =>
  Math.min(millisecondsPerSecond * 2 ** (failures - 1), 5 * millisecondsPerMinute);

export type ReceivingParts = Pick<CommandContext, 'handle' | 'views' | 'texts'> &
  BankParts & {
    readonly tokens: SessionTokens;
    /** The address of this process. */
    readonly url: string;
    readonly signals: ChannelSignals;
    readonly changes: ChangeFeed;
    readonly clock: Clock;
    readonly log: Log;
  };

/** Receives messages of one channel until it is stopped; a connection that ended is made again. */
const receiving = (parts: ReceivingParts) => {
  const { views, clock, log, credentials } = parts;
  const failures = connectionFailureRecorder(parts);
  const taking = messageTaking(parts satisfies TakingParts);

  /** Ends with the reason when the connection ends. */
  const connected = async (channelId: string, stopping: AbortSignal, succeeded: () => void): Promise<void> => {
    const channel = await views.get(channelView, channelId);
    if (channel?.kind !== 'amqp') return;
    try {
      const credential = await credentials.open(channel.credential);
      const amqp = await connectAmqp({ ...parts, stopping }, channel, credential);
      try {
        await taking(amqp, channel, () => {
          failures.succeeded(channelId);
          succeeded();
        });
      } finally {
        amqp.close();
      }
    } catch (error) {
      if (stopping.aborted) return;
      // The exchange records what it refuses.
      if (!(error instanceof Failure)) log.error({ err: error, channelId }, 'messages could not be received');
      else if (!isRecordedFailure(error)) await failures.record(channel, error, clock.now());
    }
  };

  return async (channelId: string, stopping: AbortSignal): Promise<void> => {
    let failed = 0;
    while (!stopping.aborted) {
      await connected(channelId, stopping, () => {
        failed = 0;
      });
      failed += 1;
      await pause(pauseAfter(failed), undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  };
};

type Running = { readonly stop: AbortController; readonly ended: Promise<void> };

/** Receives the messages of every open AMQP channel. Changed settings are used at once. */
export const startReceiving = (parts: ReceivingParts): DueWork => {
  const { views, changes, clock, log } = parts;
  const receive = receiving(parts);
  const running = new Map<string, Running>();
  let wake: () => void = () => undefined;

  const begin = (channelId: string): void => {
    const stop = new AbortController();
    const ended = asJobOwner(systemOwner, () => receive(channelId, stop.signal))
      .catch((err: unknown) => log.error({ err, channelId }, 'messages could not be received'))
      .finally(() => {
        running.delete(channelId);
        wake();
      });
    running.set(channelId, { stop, ended });
  };

  const due = startDueWork<string>({
    clock,
    next: async () => {
      const open = new Set((await receivingChannels(views)).map(({ channelId }) => channelId));
      for (const [channelId, { stop }] of running) if (!open.has(channelId)) stop.abort();
      return { due: [...open].filter((channelId) => !running.has(channelId)) };
    },
    perform: async (channelId) => begin(channelId),
    wakeOn: (awaken) => {
      wake = awaken;
      return changes.subscribe(({ topic, id }) => {
        if (topic !== postingChannelView.name) return;
        running.get(id)?.stop.abort();
        awaken();
      });
    },
    log,
  });
  return {
    stop: async () => {
      await due.stop();
      for (const { stop } of running.values()) stop.abort();
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
};
