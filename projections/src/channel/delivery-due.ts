import type { DeliveryEvent } from '@clearbench/contracts/channel/events';
import { type DeliveryDueDocument, deliveryDueView } from '@clearbench/contracts/channel/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Pushed = { readonly deliveryId: string; readonly channelId: string; readonly isPushed?: true | undefined };

const due = ({ deliveryId, channelId, isPushed }: Pushed, dueAt: string): DeliveryDueDocument | undefined =>
  isPushed ? { deliveryId, channelId, dueAt } : undefined;

/** The deliveries that the bench has to post, by time: the log replaces timers. */
export const deliveriesDue = projection<DeliveryDueDocument, DeliveryEvent>({
  ...deliveryDueView,
  version: 1,
  key: ({ data }) => data.deliveryId,
  on: {
    DeliveryPlanned: (_, { data }) => due(data, data.plannedAt),
    DeliveryFailed: (_, { data }) => due(data, data.nextAttemptAt),
    DeliveryReopened: (_, { data }) => due(data, data.plannedAt),
    DeliveryParked: () => null,
    DeliveryAcknowledged: () => null,
  },
  notice: ({ channelId }) => ({ topic: deliveryDueView.name, id: channelId, audience: 'admins' }),
});
