import { refuse } from '@clearbench/contracts/failure';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

export type SimEnvState = { readonly status: 'none' | 'open' };

export const simEnvStream = (environmentId: string): string => `simEnv-${environmentId}`;

export const simEnvDecider: Decider<SimEnvState, SimEnvCommand, SimEnvEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, environment) {
    switch (type) {
      case 'OpenSimEnv':
        return environment.status === 'none' ? [{ type: 'SimEnvOpened', data }] : refuse('simEnv.alreadyOpened');
    }
  },
  evolve(_, { type }) {
    switch (type) {
      case 'SimEnvOpened':
        return { status: 'open' };
    }
  },
};
