import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import { type MemoryResetDocument, memoryResetId, memoryResetView } from '@clearbench/contracts/sim-env/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Every reset of the memory of an environment. */
export const memoryResets = projection<MemoryResetDocument, SimEnvEvent>({
  ...memoryResetView,
  version: 1,
  key: ({ type, data }) => (type === 'SimEnvMemoryReset' ? memoryResetId(data.environmentId, data.memory) : undefined),
  on: {
    SimEnvMemoryReset: (_, { data: { environmentId, memory }, metadata: { at } }) => ({ environmentId, memory, at }),
  },
});
