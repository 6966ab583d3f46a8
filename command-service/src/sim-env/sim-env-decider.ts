import { refuse } from '@clearbench/contracts/failure';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import { holdersAmong, holdersWithout } from '@clearbench/contracts/sim-env/participants';
import type { Decider } from '@clearbench/event-sourcing/decider';
import { advanceClock, type ClockParts, resetMemory, setClock } from './clock-decisions.ts';
import { claimParticipant, type ParticipantParts, releaseParticipant } from './participant-decisions.ts';

export { simEnvStream } from '../closed-environment.ts';

/**
 * `version` counts the settings and severities of the environment; changes refer to it. The clock and the memory are no
 * settings.
 */
export type SimEnvState =
  | { readonly status: 'none' }
  /** `last` and `restorableUntil` are absent for environments deleted in releases without restore. */
  | { readonly status: 'closed'; readonly last?: OpenSimEnv; readonly restorableUntil?: string | undefined }
  | OpenSimEnv;

type OpenSimEnv = ClockParts &
  ParticipantParts & {
    readonly status: 'open';
    readonly version: number;
    readonly severities: RuleSeverities;
  };

/** Files contain the token and were validated with the scheme. */
const fixedFields = ['environmentToken', 'scheme'] as const;

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** Settings as text, independent of the order of fields. */
const sortedText = (settings: object): string =>
  JSON.stringify(settings, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(byName))
      : value,
  );

const isSame = (one: object, other: object): boolean => sortedText(one) === sortedText(other);

/** Sorted by id, so that equal severities have equal texts. */
const sortedById = (severities: RuleSeverities): RuleSeverities =>
  Object.fromEntries(Object.entries(severities).toSorted(byName));

type DataOf<T extends SimEnvCommand['type']> = Extract<SimEnvCommand, { type: T }>['data'];
type Based = { readonly environmentId: string; readonly basedOn: number | undefined };

/** The environment in the version that the administrator saw. */
const requireUnchanged = ({ environmentId, basedOn }: Based, environment: SimEnvState) => {
  if (environment.status !== 'open') return refuse('simEnv.notFound', { environmentId });
  const { version } = environment;
  if (basedOn === undefined || basedOn === version) return environment;
  return refuse('simEnv.stale', { expected: basedOn, actual: version });
};

/** A copy has the severities of its original from the start. */
const open = ({ severities = {}, ...data }: DataOf<'OpenSimEnv'>, environment: SimEnvState): SimEnvEvent[] => {
  if (environment.status !== 'none') return refuse('simEnv.alreadyOpened');
  const { environmentId } = data;
  const opened: SimEnvEvent = { type: 'SimEnvOpened', data };
  if (Object.keys(severities).length === 0) return [opened];
  return [opened, { type: 'SimEnvSeveritiesChanged', data: { environmentId, severities: sortedById(severities) } }];
};

const change = ({ basedOn, ...data }: DataOf<'ChangeSimEnvSettings'>, environment: SimEnvState): SimEnvEvent[] => {
  const { environmentId, settings } = data;
  const { settings: before } = requireUnchanged({ environmentId, basedOn }, environment);
  const moved = fixedFields.find((field) => settings[field] !== before[field]);
  if (moved !== undefined) return refuse('simEnv.tokenAndSchemeFixed', { field: moved });
  return isSame(settings, before) ? [] : [{ type: 'SimEnvSettingsChanged', data }];
};

const changeSeverities = (data: DataOf<'ChangeSimEnvSeverities'>, environment: SimEnvState): SimEnvEvent[] => {
  const before = requireUnchanged(data, environment).severities;
  const severities = sortedById(data.severities);
  if (isSame(severities, before)) return [];
  return [{ type: 'SimEnvSeveritiesChanged', data: { environmentId: data.environmentId, severities } }];
};

const close = (data: DataOf<'CloseSimEnv'>, environment: SimEnvState): SimEnvEvent[] => {
  if (environment.status === 'none') return refuse('simEnv.notFound', { environmentId: data.environmentId });
  if (environment.status === 'closed') return [];
  const { settings, severities } = environment;
  const last = data.restorableUntil === undefined ? {} : { settings, severities };
  return [{ type: 'SimEnvClosed', data: { ...data, ...last } }];
};

/** Restoring an open environment changes nothing. */
const restore = ({ environmentId }: DataOf<'RestoreSimEnv'>, at: string, environment: SimEnvState): SimEnvEvent[] => {
  if (environment.status === 'open') return [];
  if (environment.status === 'none') return refuse('simEnv.notFound', { environmentId });
  const { last, restorableUntil: until } = environment;
  if (!last || until === undefined) return refuse('simEnv.notFound', { environmentId });
  if (at > until) return refuse('simEnv.restoreTooLate', { until });
  const { settings, severities, version, clock, memory } = last;
  const kept = { ...(clock === undefined ? {} : { clock }), ...(memory === 0 ? {} : { memory }) };
  return [{ type: 'SimEnvRestored', data: { environmentId, settings, severities, version, ...kept } }];
};

const restored = (data: Extract<SimEnvEvent, { type: 'SimEnvRestored' }>['data']): SimEnvState => {
  const { version, settings, severities, clock, memory = 0 } = data;
  return { status: 'open', version, settings, severities, clock, memory, holders: [] };
};

const requireOpen = (environmentId: string, environment: SimEnvState): OpenSimEnv =>
  environment.status === 'open' ? environment : refuse('simEnv.notFound', { environmentId });

const openAfter = (environment: SimEnvState, change: Partial<OpenSimEnv>): SimEnvState =>
  environment.status === 'open' ? { ...environment, ...change } : environment;

const holdersIn = (environment: SimEnvState) => (environment.status === 'open' ? environment.holders : []);

const versionAfter = (environment: SimEnvState): number =>
  environment.status === 'open' ? environment.version + 1 : 1;

/** An environment. While it is deleted its files are kept and hidden. */
export const simEnvDecider: Decider<SimEnvState, SimEnvCommand, SimEnvEvent> = {
  initialState: { status: 'none' },
  decide({ type, data, at }, environment) {
    switch (type) {
      case 'OpenSimEnv':
        return open(data, environment);
      case 'ChangeSimEnvSettings':
        return change(data, environment);
      case 'ChangeSimEnvSeverities':
        return changeSeverities(data, environment);
      case 'CloseSimEnv':
        return close(data, environment);
      case 'RestoreSimEnv':
        return restore(data, at, environment);
      case 'SetSimEnvClock':
        return setClock(data, at, requireOpen(data.environmentId, environment));
      case 'AdvanceSimEnvClock':
        return advanceClock(data, at, requireOpen(data.environmentId, environment));
      case 'ResetSimEnvMemory':
        return resetMemory(data, at, requireOpen(data.environmentId, environment));
      case 'ClaimParticipant':
        return claimParticipant(data, requireOpen(data.environmentId, environment));
      case 'ReleaseParticipant':
        return releaseParticipant(data, requireOpen(data.environmentId, environment));
    }
  },
  evolve(environment, { type, data }) {
    switch (type) {
      case 'SimEnvOpened':
        return { status: 'open', version: 1, settings: data.settings, severities: {}, memory: 0, holders: [] };
      case 'SimEnvSettingsChanged':
        return openAfter(environment, {
          version: versionAfter(environment),
          settings: data.settings,
          holders: holdersAmong(holdersIn(environment), data.settings.clearing.participants),
        });
      case 'SimEnvSeveritiesChanged':
        return openAfter(environment, { version: versionAfter(environment), severities: data.severities });
      case 'SimEnvClosed':
        return environment.status === 'open'
          ? { status: 'closed', last: environment, restorableUntil: data.restorableUntil }
          : environment;
      case 'SimEnvRestored':
        return restored(data);
      case 'SimEnvClockSet':
      case 'SimEnvClockAdvanced':
        return openAfter(environment, { clock: data.clock });
      case 'SimEnvMemoryReset':
        return openAfter(environment, { clock: data.clock, memory: data.memory });
      case 'SimEnvParticipantClaimed': {
        const { environmentId: _, ...holder } = data;
        return openAfter(environment, {
          holders: [...holdersWithout(holdersIn(environment), holder.bic), holder],
        });
      }
      case 'SimEnvParticipantReleased':
        return openAfter(environment, { holders: holdersWithout(holdersIn(environment), data.bic) });
    }
  },
};
