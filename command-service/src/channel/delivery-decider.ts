import type { DeliveryCommand } from '@clearbench/contracts/channel/commands';
import type { DeliveryEvent } from '@clearbench/contracts/channel/events';
import { refuse } from '@clearbench/contracts/failure';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Planned = { readonly channelId: string; readonly environmentId: string; readonly deliveryId: string };

type DeliveryState =
  | { readonly status: 'none' }
  | { readonly status: 'waiting' | 'acknowledged'; readonly delivery: Planned };

/** The decider of deliveries: an answer is planned once, keeps its id, and can be put into its channel again. */
export const deliveryDecider: Decider<DeliveryState, DeliveryCommand, DeliveryEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, state) {
    if (type === 'PlanDelivery') return state.status === 'none' ? [{ type: 'DeliveryPlanned', data }] : [];
    if (state.status === 'none') return refuse('channel.answerNotFound');
    switch (type) {
      case 'AcknowledgeDelivery':
        return state.status === 'waiting' ? [{ type: 'DeliveryAcknowledged', data: state.delivery }] : [];
      case 'ReopenDelivery':
        return state.status === 'waiting' ? [] : [{ type: 'DeliveryReopened', data: state.delivery }];
    }
  },
  evolve(_, { type, data }) {
    switch (type) {
      case 'DeliveryPlanned': {
        const { channelId, environmentId, deliveryId } = data;
        return { status: 'waiting', delivery: { channelId, environmentId, deliveryId } };
      }
      case 'DeliveryAcknowledged':
        return { status: 'acknowledged', delivery: data };
      case 'DeliveryReopened':
        return { status: 'waiting', delivery: data };
    }
  },
};

export const deliveryStream = (deliveryId: string): string => `delivery-${deliveryId}`;
