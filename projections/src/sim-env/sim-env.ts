import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import { projection } from '@clearbench/event-sourcing/projection';

const next = ({ version = 1 }: SimEnvDocument): number => version + 1;

/** What settings say nothing of. */
const ownWords = ({ severities }: SimEnvDocument): Pick<SimEnvDocument, 'severities'> =>
  severities === undefined ? {} : { severities };

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
      doc && { ...ownWords(doc), environmentId: data.environmentId, version: next(doc), ...data.settings },
    SimEnvSeveritiesChanged: (doc, { data: { severities } }) => {
      if (!doc) return null;
      const { severities: _, ...others } = doc;
      return { ...others, version: next(doc), ...(Object.keys(severities).length === 0 ? {} : { severities }) };
    },
    SimEnvClosed: () => null,
  },
  notice: ({ environmentId }) => ({ topic: simEnvView.name, id: environmentId, audience: 'everyone' }),
});
