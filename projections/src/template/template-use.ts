import type { FileEvent } from '@clearbench/contracts/file/events';
import type { TemplateEvent } from '@clearbench/contracts/template/events';
import { type TemplateUseDocument, templateUseView } from '@clearbench/contracts/template/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Counted = Extract<FileEvent, { type: 'FileCreated' }> | Extract<TemplateEvent, { type: 'TemplateRemoved' }>;

/** The number of files created from each template; a template that is added again starts at 0. */
export const templateUses = projection<TemplateUseDocument, Counted>({
  ...templateUseView,
  version: 1,
  key: ({ type, data }) => {
    if (type === 'TemplateRemoved') return data.templateName;
    return data.origin === 'template' ? data.source : undefined;
  },
  on: {
    FileCreated: (use) => ({ files: (use?.files ?? 0) + 1 }),
    TemplateRemoved: () => null,
  },
});
