import { refuse } from '@clearbench/contracts/failure';
import type { TemplateCommand } from '@clearbench/contracts/template/commands';
import type { TemplateEvent } from '@clearbench/contracts/template/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** `version` counts the contents the template has had: what a change is based on. */
export type TemplateState = { readonly status: 'none' } | { readonly status: 'offered'; readonly version: number };

export const templateStream = (templateName: string): string => `template-${templateName}`;

/** A template files can be made from. */
export const templateDecider: Decider<TemplateState, TemplateCommand, TemplateEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, template) {
    switch (type) {
      case 'AddTemplate':
        return template.status === 'none' ? [{ type: 'TemplateAdded', data }] : refuse('template.alreadyAdded');
      case 'ChangeTemplate': {
        const { templateName, content, basedOn } = data;
        if (template.status === 'none') return refuse('template.notFound', { templateName });
        const { version } = template;
        if (version !== basedOn) return refuse('template.stale', { expected: basedOn, actual: version });
        return [{ type: 'TemplateChanged', data: { templateName, content } }];
      }
      case 'RemoveTemplate':
        return template.status === 'none' ? [] : [{ type: 'TemplateRemoved', data }];
    }
  },
  evolve(template, { type }) {
    switch (type) {
      case 'TemplateAdded':
        return { status: 'offered', version: 1 };
      case 'TemplateChanged':
        return template.status === 'none' ? template : { ...template, version: template.version + 1 };
      case 'TemplateRemoved':
        return { status: 'none' };
    }
  },
};
