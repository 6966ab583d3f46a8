import { refuse } from '@clearbench/contracts/failure';
import type { TemplateCommand } from '@clearbench/contracts/template/commands';
import type { TemplateContent, TemplateEvent } from '@clearbench/contracts/template/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** `version` counts the contents of the template; changes refer to it. */
type Offered = {
  readonly status: 'offered';
  readonly version: number;
  /** SHA-256 of the built-in content that was last installed, accepted or declined. */
  readonly builtInSha256: string | undefined;
  /** The content for a restore. */
  readonly content: TemplateContent;
};
type Removed = { readonly status: 'removed'; readonly last: Offered; readonly restorableUntil: string };
export type TemplateState = { readonly status: 'none' } | Removed | Offered;

export const templateStream = (templateName: string): string => `template-${templateName}`;

type Based = { readonly templateName: string; readonly basedOn: number };

/** The template in the version that the administrator saw; fails for another version. */
const seenTemplate = (template: TemplateState, { templateName, basedOn }: Based): Offered => {
  if (template.status !== 'offered') return refuse('template.notFound', { templateName });
  if (template.version !== basedOn) return refuse('template.stale', { expected: basedOn, actual: template.version });
  return template;
};

const restore = (templateName: string, at: string, template: TemplateState): TemplateEvent[] => {
  if (template.status === 'offered') return refuse('template.nameTaken', { templateName });
  if (template.status === 'none') return refuse('template.notFound', { templateName });
  const { last, restorableUntil: until } = template;
  if (at > until) return refuse('template.restoreTooLate', { until });
  const { content, version, builtInSha256 } = last;
  const installed = builtInSha256 === undefined ? {} : { builtInSha256 };
  return [{ type: 'TemplateRestored', data: { templateName, content, version, ...installed } }];
};

/** The decider of templates. */
export const templateDecider: Decider<TemplateState, TemplateCommand, TemplateEvent> = {
  initialState: { status: 'none' },
  decide({ type, data, at }, template) {
    switch (type) {
      case 'AddTemplate':
        return template.status === 'offered' ? refuse('template.alreadyAdded') : [{ type: 'TemplateAdded', data }];
      case 'ChangeTemplate': {
        const { basedOn: _, ...described } = data;
        seenTemplate(template, data);
        return [{ type: 'TemplateChanged', data: described }];
      }
      case 'DeclineTemplateUpdate': {
        const { templateName, builtInSha256 } = data;
        if (seenTemplate(template, data).builtInSha256 === builtInSha256) return [];
        return [{ type: 'TemplateUpdateDeclined', data: { templateName, builtInSha256 } }];
      }
      case 'RemoveTemplate':
        return template.status === 'offered' ? [{ type: 'TemplateRemoved', data }] : [];
      case 'RestoreTemplate':
        return restore(data.templateName, at, template);
    }
  },
  evolve(template, { type, data }) {
    switch (type) {
      case 'TemplateAdded':
        return { status: 'offered', version: 1, builtInSha256: data.builtInSha256, content: data.content };
      case 'TemplateChanged': {
        if (template.status !== 'offered') return template;
        const { builtInSha256 = template.builtInSha256, content } = data;
        return { ...template, version: template.version + 1, builtInSha256, content };
      }
      case 'TemplateUpdateDeclined':
        return template.status === 'offered' ? { ...template, builtInSha256: data.builtInSha256 } : template;
      case 'TemplateRemoved':
        return template.status === 'offered' && data.restorableUntil !== undefined
          ? { status: 'removed', last: template, restorableUntil: data.restorableUntil }
          : { status: 'none' };
      case 'TemplateRestored': {
        const { version, builtInSha256, content } = data;
        return { status: 'offered', version, builtInSha256, content };
      }
    }
  },
};
