import type { BusinessClock } from '@clearbench/contracts/sim-env/business-clock';
import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import { type Holder, holdersAmong, holdersWithout } from '@clearbench/contracts/sim-env/participants';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Doc = SimEnvDocument | undefined;

const withHolders = (holders: readonly Holder[]): Pick<SimEnvDocument, 'holders'> =>
  holders.length === 0 ? {} : { holders };

/** The environment with other holders of its participants. */
const heldBy = (document: Doc, change: (holders: readonly Holder[]) => readonly Holder[]) => {
  if (!document) return null;
  const { holders = [], ...others } = document;
  return { ...others, ...withHolders(change(holders)) };
};

const next = ({ version = 1 }: SimEnvDocument): number => version + 1;

/** The parts that are not settings. */
const ownParts = (document: SimEnvDocument): Pick<SimEnvDocument, 'severities' | 'clock' | 'memory'> => {
  const { severities, clock, memory, memoryResetAt } = document;
  return {
    ...(severities === undefined ? {} : { severities }),
    ...withClock(clock),
    ...(memory === undefined ? {} : { memory }),
    ...(memoryResetAt === undefined ? {} : { memoryResetAt }),
  };
};

const withClock = (clock: BusinessClock | undefined): Pick<SimEnvDocument, 'clock'> =>
  clock === undefined ? {} : { clock };

const clocked = (document: SimEnvDocument | undefined, clock: BusinessClock | undefined) => {
  if (!document) return null;
  const { clock: _, ...others } = document;
  return { ...others, ...withClock(clock) };
};

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
      doc && {
        ...ownParts(doc),
        environmentId: data.environmentId,
        version: next(doc),
        ...data.settings,
        ...withHolders(holdersAmong(doc.holders ?? [], data.settings.clearing.participants)),
      },
    SimEnvSeveritiesChanged: (doc, { data: { severities } }) => {
      if (!doc) return null;
      const { severities: _, ...others } = doc;
      return { ...others, version: next(doc), ...(Object.keys(severities).length === 0 ? {} : { severities }) };
    },
    SimEnvClosed: () => null,
    SimEnvRestored: (_, { data: { environmentId, settings, severities, version, clock, memory } }) => ({
      environmentId,
      version,
      ...settings,
      ...withClock(clock),
      ...(memory === undefined ? {} : { memory }),
      ...(Object.keys(severities).length === 0 ? {} : { severities }),
    }),
    SimEnvClockSet: (doc, { data: { clock } }) => clocked(doc, clock),
    SimEnvClockAdvanced: (doc, { data: { clock } }) => clocked(doc, clock),
    SimEnvMemoryReset: (doc, { data: { clock, memory }, metadata: { at } }) => {
      const document = clocked(doc, clock);
      return document && { ...document, memory, memoryResetAt: at };
    },
    SimEnvParticipantClaimed: (doc, { data: { environmentId: _, ...holder } }) =>
      heldBy(doc, (holders) => [...holdersWithout(holders, holder.bic), holder]),
    SimEnvParticipantReleased: (doc, { data: { bic } }) => heldBy(doc, (holders) => holdersWithout(holders, bic)),
  },
  notice: ({ environmentId }) => ({ topic: simEnvView.name, id: environmentId, audience: 'everyone' }),
});
