import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import { type RemovedSimEnvDocument, removedSimEnvView } from '@clearbench/contracts/sim-env/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Deleted environments, until they are restored. */
export const removedSimEnvs = projection<RemovedSimEnvDocument, SimEnvEvent>({
  ...removedSimEnvView,
  version: 1,
  key: ({ data }) => data.environmentId,
  on: {
    SimEnvClosed: (_, { data, metadata }) => {
      const { environmentId, restorableUntil, members = [], settings } = data;
      if (restorableUntil === undefined || settings === undefined) return undefined;
      return {
        ...settings,
        environmentId,
        members,
        removedAt: metadata.at,
        removedBy: metadata.actor,
        restorableUntil,
      };
    },
    SimEnvRestored: () => null,
  },
});
