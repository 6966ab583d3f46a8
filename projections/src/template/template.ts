import type { TemplateEvent } from '@clearbench/contracts/template/events';
import { type TemplateDocument, templateView } from '@clearbench/contracts/template/views';
import { projection } from '@clearbench/event-sourcing/projection';

export const templates = projection<TemplateDocument, TemplateEvent>({
  ...templateView,
  version: 3,
  key: ({ data }) => data.templateName,
  on: {
    TemplateAdded: (_, { data }) => ({ templateName: data.templateName, ...data.content, version: 1 }),
    TemplateChanged: (doc, { data }) =>
      doc && { templateName: data.templateName, ...data.content, version: (doc.version ?? 1) + 1 },
    TemplateRemoved: () => null,
    TemplateRestored: (_, { data: { templateName, content, version } }) => ({ templateName, ...content, version }),
  },
  notice: ({ templateName }) => ({ topic: templateView.name, id: templateName, audience: 'everyone' }),
});
