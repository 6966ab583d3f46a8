import { refuse } from '@clearbench/contracts/failure';
import type { TemplateCommand } from '@clearbench/contracts/template/commands';
import type { TemplateEvent } from '@clearbench/contracts/template/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

export type TemplateState = { readonly status: 'none' | 'offered' };

export const templateStream = (templateName: string): string => `template-${templateName}`;

export const templateDecider: Decider<TemplateState, TemplateCommand, TemplateEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, template) {
    switch (type) {
      case 'AddTemplate':
        return template.status === 'none' ? [{ type: 'TemplateAdded', data }] : refuse('template.alreadyAdded');
    }
  },
  evolve(_, { type }) {
    switch (type) {
      case 'TemplateAdded':
        return { status: 'offered' };
    }
  },
};
