import { refuse } from '@clearbench/contracts/failure';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import type { SimEnvEvent, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

export { simEnvStream } from '../closed-environment.ts';

/** `version` counts the settings and severities the environment has had: what a change is based on. */
export type SimEnvState =
  | { readonly status: 'none' | 'closed' }
  | {
      readonly status: 'open';
      readonly version: number;
      readonly settings: SimEnvSettings;
      readonly severities: RuleSeverities;
    };

/** Files carry the token and were checked by the scheme. */
const fixedFields = ['environmentToken', 'scheme'] as const;

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** By id, so that the same severities are the same text. */
const inOrder = (severities: RuleSeverities): RuleSeverities =>
  Object.fromEntries(Object.entries(severities).toSorted(([one], [other]) => (one < other ? -1 : 1)));

type DataOf<T extends SimEnvCommand['type']> = Extract<SimEnvCommand, { type: T }>['data'];
type Based = { readonly environmentId: string; readonly basedOn: number };

/** The environment as it stands, for a change by somebody who saw it so. */
const asSeen = ({ environmentId, basedOn }: Based, environment: SimEnvState) => {
  if (environment.status !== 'open') return refuse('simEnv.notFound', { environmentId });
  const { version } = environment;
  return version === basedOn ? environment : refuse('simEnv.stale', { expected: basedOn, actual: version });
};

/** A copy has the severities of what it was made of from the first moment. */
const open = ({ severities = {}, ...data }: DataOf<'OpenSimEnv'>, environment: SimEnvState): SimEnvEvent[] => {
  if (environment.status !== 'none') return refuse('simEnv.alreadyOpened');
  const { environmentId } = data;
  const opened: SimEnvEvent = { type: 'SimEnvOpened', data };
  if (Object.keys(severities).length === 0) return [opened];
  return [opened, { type: 'SimEnvSeveritiesChanged', data: { environmentId, severities: inOrder(severities) } }];
};

const change = ({ basedOn, ...data }: DataOf<'ChangeSimEnvSettings'>, environment: SimEnvState): SimEnvEvent[] => {
  const { environmentId, settings } = data;
  const { settings: before } = asSeen({ environmentId, basedOn }, environment);
  const moved = fixedFields.find((field) => settings[field] !== before[field]);
  if (moved !== undefined) return refuse('simEnv.fixed', { field: moved });
  return isSame(settings, before) ? [] : [{ type: 'SimEnvSettingsChanged', data }];
};

const changeSeverities = (data: DataOf<'ChangeSimEnvSeverities'>, environment: SimEnvState): SimEnvEvent[] => {
  const before = asSeen(data, environment).severities;
  const severities = inOrder(data.severities);
  if (isSame(severities, before)) return [];
  return [{ type: 'SimEnvSeveritiesChanged', data: { environmentId: data.environmentId, severities } }];
};

/** A simulation environment. A closed one never opens again: its files stay where they are, out of sight. */
export const simEnvDecider: Decider<SimEnvState, SimEnvCommand, SimEnvEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, environment) {
    switch (type) {
      case 'OpenSimEnv':
        return open(data, environment);
      case 'ChangeSimEnvSettings':
        return change(data, environment);
      case 'ChangeSimEnvSeverities':
        return changeSeverities(data, environment);
      case 'CloseSimEnv':
        if (environment.status === 'none') return refuse('simEnv.notFound', data);
        return environment.status === 'closed' ? [] : [{ type: 'SimEnvClosed', data }];
    }
  },
  evolve(environment, { type, data }) {
    switch (type) {
      case 'SimEnvOpened':
        return { status: 'open', version: 1, settings: data.settings, severities: {} };
      case 'SimEnvSettingsChanged':
        return environment.status === 'open'
          ? { ...environment, version: environment.version + 1, settings: data.settings }
          : environment;
      case 'SimEnvSeveritiesChanged':
        return environment.status === 'open'
          ? { ...environment, version: environment.version + 1, severities: data.severities }
          : environment;
      case 'SimEnvClosed':
        return { status: 'closed' };
    }
  },
};
