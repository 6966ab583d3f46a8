import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import { projection } from '@clearbench/event-sourcing/projection';

export const simEnvs = projection<SimEnvDocument, SimEnvEvent>({
  ...simEnvView,
  version: 1,
  key: ({ data }) => data.environmentId,
  on: {
    SimEnvOpened: (_, { data }) => ({ environmentId: data.environmentId, ...data.settings }),
  },
  notice: ({ environmentId }) => ({ topic: simEnvView.name, id: environmentId, audience: `env:${environmentId}` }),
});
