import { setTimeout as pause } from 'node:timers/promises';
import { type DeliveryDueDocument, deliveryDueView, postingChannelView } from '@clearbench/contracts/channel/views';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { type DueWork, startDueWork } from '@clearbench/event-sourcing/due-work';
import { asJobOwner, systemOwner } from '@clearbench/event-sourcing/job-owner';
import type { Log } from '@clearbench/event-sourcing/log';
import type { LoadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { countingBackgroundLoads } from '@clearbench/event-sourcing/serving/load-gate';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { ReadModels } from '@clearbench/stores/read-models';
import { postingChannels } from './posting-channels.ts';
import { type DeliveryParts, sendDelivery } from './send-delivery.ts';

/** Channels that post at the same time, and deliveries of a channel before another one has its turn. */
const [channelsAtOnce, deliveriesInTurn] = [8, 20];

/** The pause of a channel after an error of the bench itself. */
const afterError = 10 * millisecondsPerSecond;

/** The deliveries of a channel by time. */
const soonest = async (views: ReadModels, channelId: string, limit: number): Promise<readonly DeliveryDueDocument[]> =>
  (
    await views.find(deliveryDueView, {
      where: [{ field: 'channelId', is: channelId }],
      sort: { field: 'dueAt', direction: 'ascending' },
      limit,
    })
  ).items;

type Parts = DeliveryParts & {
  readonly changes: ChangeFeed;
  /** The budget of the process for loaded contents. */
  readonly loads: LoadBudget;
  readonly clock: Clock;
  readonly log: Log;
};

const wakingTopics: ReadonlySet<string> = new Set([deliveryDueView.name, postingChannelView.name]);

/**
 * Sends what is due. Each channel has its own turn, so that an address that hangs delays no other channel; the
 * deliveries of a channel are posted one after another, the oldest first.
 */
export const startDeliveryClock = (parts: Parts): DueWork => {
  const { views, changes, loads, clock, log } = parts;
  const stopping = new AbortController();
  const send = sendDelivery({ ...parts, outgoing: { ...parts.outgoing, stopping: stopping.signal } });
  const running = new Map<string, Promise<void>>();
  let wake: () => void = () => undefined;

  const turn = async (channelId: string): Promise<void> => {
    const due = (await soonest(views, channelId, deliveriesInTurn)).filter(({ dueAt }) => dueAt <= clock.now());
    for (const { deliveryId } of due) {
      if (stopping.signal.aborted) return;
      await countingBackgroundLoads(loads, channelId, () => send(deliveryId, clock.now(), clock.now));
    }
  };

  const begin = (channelId: string): void => {
    const work = asJobOwner(systemOwner, () => turn(channelId))
      .catch((err: unknown) => {
        // An interrupted attempt is not recorded, and is due again after the start.
        if (stopping.signal.aborted) return undefined;
        log.error({ err, channelId }, 'a delivery could not be attempted');
        return pause(afterError, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      })
      .finally(() => {
        running.delete(channelId);
        wake();
      });
    running.set(channelId, work);
  };

  const due = startDueWork<string>({
    clock,
    next: async (now) => {
      const open = (await postingChannels(views)).filter(({ channelId }) => !running.has(channelId));
      const first = await Promise.all(open.map(async ({ channelId }) => (await soonest(views, channelId, 1))[0]));
      const waiting = first.filter((one) => one !== undefined);
      const [nextAt] = waiting.map(({ dueAt }) => dueAt).toSorted();
      const free = channelsAtOnce - running.size;
      const ready = waiting.filter(({ dueAt }) => dueAt <= now).slice(0, Math.max(0, free));
      return { due: ready.map(({ channelId }) => channelId), ...(nextAt === undefined || free <= 0 ? {} : { nextAt }) };
    },
    perform: async (channelId) => begin(channelId),
    wakeOn: (awaken) => {
      wake = awaken;
      return changes.subscribe(({ topic }) => wakingTopics.has(topic) && awaken());
    },
    log,
  });
  return {
    stop: async () => {
      stopping.abort();
      await due.stop();
      await Promise.all(running.values());
    },
  };
};
