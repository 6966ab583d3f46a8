import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import { projection } from '@clearbench/event-sourcing/projection';

/**
 * Environments that are open. Everybody is told that one has changed, whether it is theirs or may have become theirs;
 * what it says, and whether it may be seen at all, is answered by the query.
 */
export const simEnvs = projection<SimEnvDocument, SimEnvEvent>({
  ...simEnvView,
  version: 2,
  key: ({ data }) => data.environmentId,
  on: {
    SimEnvOpened: (_, { data }) => ({ environmentId: data.environmentId, version: 1, ...data.settings }),
    SimEnvSettingsChanged: (doc, { data }) =>
      doc && { environmentId: data.environmentId, version: (doc.version ?? 1) + 1, ...data.settings },
    SimEnvClosed: () => null,
  },
  notice: ({ environmentId }) => ({ topic: simEnvView.name, id: environmentId, audience: 'everyone' }),
});
