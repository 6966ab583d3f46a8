import type { ScenarioEvent } from '@clearbench/contracts/scenario/events';
import {
  type ScheduledDeliveriesDocument,
  scheduledDeliveriesId,
  scheduledDeliveriesView,
} from '@clearbench/contracts/scenario/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Whether a text can have deliveries; the text itself is read from the stream. */
const mayDeliver = (text: string): boolean => text.includes('deliveries');

/** The testers and environments whose scenario lists may have deliveries. */
export const scheduledDeliveries = projection<ScheduledDeliveriesDocument, ScenarioEvent>({
  ...scheduledDeliveriesView,
  version: 2,
  notice: ({ environmentId, userId }) => ({
    topic: scheduledDeliveriesView.name,
    id: environmentId,
    audience: userId === undefined ? 'admins' : `user:${userId}`,
  }),
  key: ({ data }) => scheduledDeliveriesId(data),
  on: {
    ScenarioListChanged: (_, { data: { environmentId, version, text } }) =>
      mayDeliver(text) ? { environmentId, version } : null,
    OwnScenarioListChanged: (_, { data: { environmentId, userId, version, text } }) =>
      mayDeliver(text) ? { environmentId, userId, version } : null,
  },
});
