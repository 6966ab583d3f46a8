import { channelView, postingChannelView } from '@clearbench/contracts/channel/views';
import { semaphore } from '@clearbench/contracts/concurrency/semaphore';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerMinute, millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import { asJobOwner, systemOwner } from '@clearbench/event-sourcing/job-owner';
import type { Log } from '@clearbench/event-sourcing/log';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { CommandContext } from '../../command-context.ts';
import type { BankConnections } from '../bank-connections.ts';
import type { ChannelSignals } from '../channel-signals.ts';
import { pollingChannels } from '../posting-channels.ts';
import { connectionFailureRecorder } from '../record-connection-failure.ts';
import { refusalRecorder } from '../record-refusal.ts';
import type { SftpClientChannel } from '../server-connections.ts';
import { exchangeCalls } from '../sftp/exchange-calls.ts';
import { isRecordedFailure } from '../sftp/recorded-failure.ts';
import type { SessionTokens } from '../sftp/session-tokens.ts';
import { type PollMemory, pollFolder, pollMemory } from './poll-folder.ts';

/** Channels that poll at the same time, and files that are in memory at the same time. */
const [channelsAtOnce, filesAtOnce] = [8, 2];

/** The pause before a folder with incomplete or further files is read again, and the longest one after failures. */
const soon = 2 * millisecondsPerSecond;
const longestPause = 15 * millisecondsPerMinute;

/** The pause after an error of the bench itself, such as before it serves requests. */
const afterError = millisecondsPerSecond;

export type PollParts = Pick<CommandContext, 'handle' | 'views' | 'largestContent'> & {
  readonly connections: BankConnections;
  readonly tokens: SessionTokens;
  /** The address of this process. */
  readonly url: string;
  readonly signals: ChannelSignals;
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly log: Log;
};

type Schedule = { nextAt: number; failures: number; readonly memory: PollMemory };

/** One poll of a channel; the files pass the exchange of this process, as those of an SFTP session do. */
const polling = (parts: PollParts) => {
  const { views, connections, tokens, url, clock, largestContent } = parts;
  const failures = connectionFailureRecorder(parts);
  const recordRefusal = refusalRecorder(parts);
  const loaded = semaphore(filesAtOnce);
  const poll = async (channel: SftpClientChannel, memory: PollMemory): Promise<boolean> => {
    const { channelId } = channel;
    const { token, end } = tokens.open(channel);
    const { put } = exchangeCalls({ url, channelId, token, views });
    try {
      return await connections.sftp.use(channel, (files) =>
        pollFolder(
          {
            files: { ...files, read: (path, longest) => loaded(() => files.read(path, longest)) },
            take: (fileName, bytes, originId) => put(fileName, [new Uint8Array(bytes)], { originId }),
            refuse: (fileName, failure) =>
              recordRefusal({ channelId, call: 'sftpClient', fileName }, failure, clock.now()),
            failed: (fileName, failure) => failures.record(channel, failure, clock.now(), fileName),
            largestFile: largestContent,
          },
          channel,
          memory,
        ),
      );
    } finally {
      end();
    }
  };
  return { poll, failures };
};

const startsAt = (clock: Clock, ms: number): number => Date.parse(clock.now()) + ms;

/** The time of the next poll after a failure: each pause is twice as long. */
const pauseAfter = (failures: number, usual: number): number =>
  Math.max(usual, Math.min(usual * 2 ** failures, longestPause));

/**
 * Polls the folders on the servers of banks. Each channel has its own turn, so that a server that hangs delays no other
 * channel. A failure makes the pauses longer and pauses no channel: a server under maintenance is found again.
 */
export const startPollClock = (parts: PollParts): DueWork => {
  const { views, changes, clock, log, signals } = parts;
  const { poll, failures } = polling(parts);
  const schedules = new Map<string, Schedule>();
  const running = new Map<string, Promise<void>>();
  let isStopping = false;
  let wake: () => void = () => undefined;

  const scheduleOf = (channelId: string): Schedule => {
    const schedule = schedules.get(channelId) ?? { nextAt: 0, failures: 0, memory: pollMemory() };
    schedules.set(channelId, schedule);
    return schedule;
  };

  /** Records a failed poll; returns the pause. */
  const failed = async (channel: SftpClientChannel, schedule: Schedule, error: unknown): Promise<number> => {
    if (!(error instanceof Failure)) {
      log.error({ err: error, channelId: channel.channelId }, 'a folder could not be polled');
      return afterError;
    }
    schedule.failures += 1;
    signals.poll(channel.channelId, 'failed');
    // The exchange records what it refuses.
    if (!isRecordedFailure(error)) await failures.record(channel, error, clock.now());
    return pauseAfter(schedule.failures, channel.pollSeconds * millisecondsPerSecond);
  };

  const turn = async (channelId: string): Promise<void> => {
    const schedule = scheduleOf(channelId);
    const channel = await views.get(channelView, channelId);
    if (channel?.kind !== 'sftpClient') return;
    const usual = channel.pollSeconds * millisecondsPerSecond;
    schedule.nextAt = startsAt(clock, usual);
    try {
      const isMore = await poll(channel, schedule.memory);
      schedule.failures = 0;
      failures.succeeded(channelId);
      signals.poll(channelId, 'ok');
      schedule.nextAt = startsAt(clock, isMore ? Math.min(soon, usual) : usual);
    } catch (error) {
      if (isStopping) return;
      schedule.nextAt = startsAt(clock, await failed(channel, schedule, error));
    }
  };

  const begin = (channelId: string): void => {
    const work = asJobOwner(systemOwner, () => turn(channelId))
      .catch((err: unknown) => log.error({ err, channelId }, 'a poll failed'))
      .finally(() => {
        running.delete(channelId);
        wake();
      });
    running.set(channelId, work);
  };

  const due = startDueWork<string>({
    clock,
    next: async (now) => {
      const channels = await pollingChannels(views);
      const waiting = channels
        .filter(({ channelId }) => !running.has(channelId))
        .map(({ channelId }) => ({ channelId, at: scheduleOf(channelId).nextAt }));
      const free = Math.max(0, channelsAtOnce - running.size);
      const ready = waiting.filter(({ at }) => at <= Date.parse(now)).slice(0, free);
      const nextAt = Math.min(...waiting.map(({ at }) => at));
      const isLater = free > 0 && Number.isFinite(nextAt);
      return {
        due: ready.map(({ channelId }) => channelId),
        ...(isLater ? { nextAt: new Date(nextAt).toISOString() } : {}),
      };
    },
    perform: async (channelId) => begin(channelId),
    wakeOn: (awaken) => {
      wake = awaken;
      return changes.subscribe(({ topic, id }) => {
        if (topic !== postingChannelView.name) return;
        // Changed settings are used at once.
        schedules.delete(id);
        awaken();
      });
    },
    log,
  });
  return {
    stop: async () => {
      isStopping = true;
      await due.stop();
      await Promise.all(running.values());
    },
  };
};
