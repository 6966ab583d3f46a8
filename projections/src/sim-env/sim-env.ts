import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import { projection } from '@clearbench/event-sourcing/projection';

const next = ({ version = 1 }: SimEnvDocument): number => version + 1;

/** The parts that are not settings. */
const ownSeverities = ({ severities }: SimEnvDocument): Pick<SimEnvDocument, 'severities'> =>
  severities === undefined ? {} : { severities };

/**
 * Open environments. All users are notified of a change, because membership may have changed too; the query decides
 * what a user may read.
 */
export const simEnvs = projection<SimEnvDocument, SimEnvEvent>({
  ...simEnvView,
  version: 3,
  key: ({ data }) => data.environmentId,
  on: {
    SimEnvOpened: (_, { data }) => ({ environmentId: data.environmentId, version: 1, ...data.settings }),
    SimEnvSettingsChanged: (doc, { data }) =>
      doc && { ...ownSeverities(doc), environmentId: data.environmentId, version: next(doc), ...data.settings },
    SimEnvSeveritiesChanged: (doc, { data: { severities } }) => {
      if (!doc) return null;
      const { severities: _, ...others } = doc;
      return { ...others, version: next(doc), ...(Object.keys(severities).length === 0 ? {} : { severities }) };
    },
    SimEnvClosed: () => null,
    SimEnvRestored: (_, { data: { environmentId, settings, severities, version } }) => ({
      environmentId,
      version,
      ...settings,
      ...(Object.keys(severities).length === 0 ? {} : { severities }),
    }),
  },
  notice: ({ environmentId }) => ({ topic: simEnvView.name, id: environmentId, audience: 'everyone' }),
});
