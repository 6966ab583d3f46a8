import { refuse } from '@clearbench/contracts/failure';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import type { SimEnvEvent, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

export { simEnvStream } from '../closed-environment.ts';

/** `version` counts the settings the environment has had: what a change is based on. */
export type SimEnvState =
  | { readonly status: 'none' | 'closed' }
  | { readonly status: 'open'; readonly version: number; readonly settings: SimEnvSettings };

/** Files carry the token and were checked by the scheme. */
const fixedFields = ['environmentToken', 'scheme'] as const;

const isSame = (one: SimEnvSettings, other: SimEnvSettings): boolean => JSON.stringify(one) === JSON.stringify(other);

type Change = Extract<SimEnvCommand, { type: 'ChangeSimEnvSettings' }>['data'];

const change = ({ basedOn, ...data }: Change, environment: SimEnvState): SimEnvEvent[] => {
  const { environmentId, settings } = data;
  if (environment.status !== 'open') return refuse('simEnv.notFound', { environmentId });
  const { version, settings: before } = environment;
  if (version !== basedOn) return refuse('simEnv.stale', { expected: basedOn, actual: version });
  const moved = fixedFields.find((field) => settings[field] !== before[field]);
  if (moved !== undefined) return refuse('simEnv.fixed', { field: moved });
  return isSame(settings, before) ? [] : [{ type: 'SimEnvSettingsChanged', data }];
};

/** A simulation environment. A closed one never opens again: its files stay where they are, out of sight. */
export const simEnvDecider: Decider<SimEnvState, SimEnvCommand, SimEnvEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, environment) {
    switch (type) {
      case 'OpenSimEnv':
        return environment.status === 'none' ? [{ type: 'SimEnvOpened', data }] : refuse('simEnv.alreadyOpened');
      case 'ChangeSimEnvSettings':
        return change(data, environment);
      case 'CloseSimEnv':
        if (environment.status === 'none') return refuse('simEnv.notFound', data);
        return environment.status === 'closed' ? [] : [{ type: 'SimEnvClosed', data }];
    }
  },
  evolve(environment, { type, data }) {
    switch (type) {
      case 'SimEnvOpened':
        return { status: 'open', version: 1, settings: data.settings };
      case 'SimEnvSettingsChanged':
        return environment.status === 'open'
          ? { status: 'open', version: environment.version + 1, settings: data.settings }
          : environment;
      case 'SimEnvClosed':
        return { status: 'closed' };
    }
  },
};
