import type { AttemptResult, DeliveryCommand } from '@clearbench/contracts/channel/commands';
import type { DeliveryEvent } from '@clearbench/contracts/channel/events';
import { refuse } from '@clearbench/contracts/failure';
import { millisecondsPerDay, millisecondsPerHour, millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Planned = {
  readonly channelId: string;
  readonly environmentId: string;
  readonly deliveryId: string;
  readonly isPushed?: true;
};

type ExistingDelivery = {
  readonly status: 'waiting' | 'acknowledged' | 'parked';
  readonly delivery: Planned;
  /** When it was planned, or had to be sent again. */
  readonly plannedAt: string;
  readonly attempts: number;
};
type DeliveryState = { readonly status: 'none' } | ExistingDelivery;

/** Attempts end a day after the delivery was planned. */
const longestTrial = millisecondsPerDay;

/** The pause after an attempt: 5 seconds, four times as long after each further one, at most two hours. */
const pauseAfter = (attempt: number): number =>
  Math.min(5 * millisecondsPerSecond * 4 ** (attempt - 1), 2 * millisecondsPerHour);

const instantAfter = (at: string, milliseconds: number): string =>
  new Date(Date.parse(at) + milliseconds).toISOString();

const attempted = ({ ok: _, ...result }: AttemptResult, state: ExistingDelivery, at: string): DeliveryEvent[] => {
  const { delivery, plannedAt, attempts, status } = state;
  if (status !== 'waiting') return [];
  const attempt = attempts + 1;
  if (!('errorKey' in result)) return [{ type: 'DeliveryAcknowledged', data: { ...delivery, attempt, ...result } }];
  const nextAttemptAt = instantAfter(at, pauseAfter(attempt));
  const failed: DeliveryEvent = { type: 'DeliveryFailed', data: { ...delivery, attempt, ...result, nextAttemptAt } };
  if (nextAttemptAt <= instantAfter(plannedAt, longestTrial)) return [failed];
  return [failed, { type: 'DeliveryParked', data: delivery }];
};

/**
 * The decider of deliveries: each is planned once and keeps its id. One that the bench posts is attempted for a day and
 * then parked; each can be sent again.
 */
export const deliveryDecider: Decider<DeliveryState, DeliveryCommand, DeliveryEvent> = {
  initialState: { status: 'none' },
  decide({ type, data, at }, state) {
    if (type === 'PlanDelivery')
      return state.status === 'none' ? [{ type: 'DeliveryPlanned', data: { ...data, plannedAt: at } }] : [];
    if (state.status === 'none') return refuse('channel.answerNotFound');
    const { delivery, status } = state;
    switch (type) {
      case 'RecordAttempt':
        return attempted(data.result, state, at);
      case 'AcknowledgeDelivery':
        return status === 'waiting' ? [{ type: 'DeliveryAcknowledged', data: delivery }] : [];
      case 'ReopenDelivery':
        if (status === 'waiting' && delivery.isPushed !== true) return [];
        return [{ type: 'DeliveryReopened', data: { ...delivery, plannedAt: at, was: status } }];
    }
  },
  evolve(state, { type, data }) {
    if (type === 'DeliveryPlanned') {
      const { channelId, environmentId, deliveryId, isPushed, plannedAt } = data;
      const delivery = { channelId, environmentId, deliveryId, ...(isPushed ? { isPushed } : {}) };
      return { status: 'waiting', delivery, plannedAt, attempts: 0 };
    }
    if (state.status === 'none') return state;
    switch (type) {
      case 'DeliveryFailed':
        return { ...state, attempts: data.attempt };
      case 'DeliveryParked':
        return { ...state, status: 'parked' };
      case 'DeliveryAcknowledged':
        return { ...state, status: 'acknowledged' };
      case 'DeliveryReopened':
        return { ...state, status: 'waiting', plannedAt: data.plannedAt, attempts: 0 };
    }
  },
};

export const deliveryStream = (deliveryId: string): string => `delivery-${deliveryId}`;
