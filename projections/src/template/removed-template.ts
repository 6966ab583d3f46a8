import type { TemplateEvent } from '@clearbench/contracts/template/events';
import { type RemovedTemplateDocument, removedTemplateView } from '@clearbench/contracts/template/views';
import { projection } from '@clearbench/event-sourcing/projection';

/**
 * Deleted templates, until they are restored. One whose name is used by another template stays listed: the restore
 * reports that.
 */
export const removedTemplates = projection<RemovedTemplateDocument, TemplateEvent>({
  ...removedTemplateView,
  version: 1,
  key: ({ data }) => data.templateName,
  on: {
    TemplateRemoved: (_, { data, metadata }) => {
      const { templateName, title = templateName, restorableUntil } = data;
      if (restorableUntil === undefined) return undefined;
      return { templateName, title, removedAt: metadata.at, removedBy: metadata.actor, restorableUntil };
    },
    TemplateRestored: () => null,
  },
});
