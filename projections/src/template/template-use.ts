import type { FileEvent } from '@clearbench/contracts/file/events';
import type { TemplateEvent } from '@clearbench/contracts/template/events';
import { type TemplateUseDocument, templateUseView } from '@clearbench/contracts/template/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Counted = Extract<FileEvent, { type: 'FileCreated' }> | Extract<TemplateEvent, { type: 'TemplateRemoved' }>;

/** How many files were made from each template; one that is added again under a name begins anew. */
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
