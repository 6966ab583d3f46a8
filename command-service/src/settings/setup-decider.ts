import type { SetupCommand, SetupEvent } from '@clearbench/contracts/settings/setup-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Setup = { readonly dismissed: boolean };

/** An installation has one setup checklist. */
export const setupStream = 'setup';

/** Whether the setup checklist is shown on the administrators' start page. */
export const setupDecider: Decider<Setup, SetupCommand, SetupEvent> = {
  initialState: { dismissed: false },
  decide({ type }, { dismissed }) {
    switch (type) {
      case 'DismissSetupChecklist':
        return dismissed ? [] : [{ type: 'SetupChecklistDismissed', data: {} }];
      case 'RestoreSetupChecklist':
        return dismissed ? [{ type: 'SetupChecklistRestored', data: {} }] : [];
    }
  },
  evolve(_, { type }) {
    switch (type) {
      case 'SetupChecklistDismissed':
        return { dismissed: true };
      case 'SetupChecklistRestored':
        return { dismissed: false };
    }
  },
};
