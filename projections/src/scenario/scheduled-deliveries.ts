import type { ScenarioEvent } from '@clearbench/contracts/scenario/events';
import {
  type ScheduledDeliveriesDocument,
  scheduledDeliveriesId,
  scheduledDeliveriesView,
} from '@clearbench/contracts/scenario/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Whether a text can have deliveries; the text itself is read from the stream. */
const mayDeliver = (text: string): boolean => text.includes('deliveries');

/** The testers whose scenario lists may have deliveries. */
export const scheduledDeliveries = projection<ScheduledDeliveriesDocument, ScenarioEvent>({
  ...scheduledDeliveriesView,
  version: 1,
  notice: ({ environmentId, userId }) => ({
    topic: scheduledDeliveriesView.name,
    id: environmentId,
    audience: `user:${userId}`,
  }),
  key: ({ data }) => ('userId' in data ? scheduledDeliveriesId(data) : undefined),
  on: {
    OwnScenarioListChanged: (_, { data: { environmentId, userId, version, text } }) =>
      mayDeliver(text) ? { environmentId, userId, version } : null,
  },
});
